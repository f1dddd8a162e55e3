import type { Path } from "react-router-dom";
import type { Navigation } from "#kernel/navigation/Navigation.ts";
import type { PageWarmer } from "./PageWarmer";

/** The pages whose code is loaded. It knows none until `pagesAtHand` has come, which is loaded after the first page. */
export interface AtHand {
  /** Whether an address leads to another page than the one that is shown, and to one of these. */
  has: (address: Pick<Path, "pathname" | "search">) => boolean;
}

/** Pages differ when the first parts of their paths do: `/product/1` and `/product/2` are one page. */
export function pagesAtHand(
  pages: Pick<PageWarmer, "has">,
  navigation: Pick<Navigation, "path">,
  basePath: string,
): AtHand["has"] {
  const partOf = (path: string) => path.split(/[/?#]/, 2)[1] ?? "";
  return ({ pathname, search }) =>
    partOf(pathname.slice(basePath.length)) !== partOf(navigation.path) &&
    pages.has(new URL(pathname + search, location.origin));
}
