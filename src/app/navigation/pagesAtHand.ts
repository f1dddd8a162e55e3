import type { Path } from "react-router-dom";
import type { Navigation } from "#kernel/navigation/Navigation.ts";
import type { PageWarmer } from "./PageWarmer";

/**
 * Tells which pages can be drawn at once, because their code is loaded. `has` says no until prefetching has loaded and sets
 * it.
 */
export interface AtHand {
  /** Whether an address leads to such a page, other than the one that is shown. */
  has: (address: Pick<Path, "pathname" | "search">) => boolean;
}

/** Addresses whose paths begin with the same segment are one page: `/product/1` and `/product/2`. */
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
