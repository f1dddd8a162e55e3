import type { Feature, PageCode, RouteEntry } from "../../kernel/plugin/Feature.types";

/** The pages whose code is loaded. It knows none until `pagesAtHand` has come, which is loaded after the first page. */
export interface AtHand {
  /** Whether a path leads to another page than `from`, and to one of these. */
  has: (path: string, from: string) => boolean;
}

/**
 * Looks at the first part of a path alone, because a click waits for the answer: finding the route among all of them takes a
 * slow phone 3 ms.
 */
export function pagesAtHand(
  manifests: readonly Feature[],
  ready: ReadonlyMap<RouteEntry, PageCode>,
  basePath: string,
): AtHand["has"] {
  const firstOf = (path: string) => path.split("/", 2)[1] ?? "";
  const within = (path: string) => firstOf(path.slice(basePath.length));
  const routes = manifests.flatMap(({ routes: own = [] }) => own);
  return (path, from) => {
    const first = within(path);
    if (first === within(from)) return false;
    const found = routes.filter((route) => firstOf(route.path) === first);
    return found.length > 0 && found.every((route) => ready.has(route));
  };
}
