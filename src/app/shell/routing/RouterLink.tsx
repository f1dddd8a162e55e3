import { Link } from "react-router-dom";
import type { LinkProps } from "../../../ui/link/Link";

/** The link that `ui` components use inside the store: navigates without a reload, under the store's prefix. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return <Link to={href} {...rest} />;
}
