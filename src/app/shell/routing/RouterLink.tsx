import { Link } from "react-router-dom";
import type { LinkProps } from "../../../ui/link/Link";

/** What `ui`'s links are inside the store: moves without a reload, under the store's prefix. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return <Link to={href} {...rest} />;
}
