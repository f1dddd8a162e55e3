import type { Feature, PageCode, RouteEntry } from "#kernel/plugin/Feature.types.ts";
import { matchedRoutes } from "./matchedRoutes";

/** Loads the code of the pages that `url` opens. Code that fails to load is left out; the page loads it again. */
export async function fetchFirstPage(
  manifests: readonly Feature[],
  url: URL,
  basePath: string,
): Promise<Map<RouteEntry, PageCode>> {
  const ready = new Map<RouteEntry, PageCode>();
  const fetches = matchedRoutes(manifests, url, basePath).map(async ({ route }) =>
    ready.set(route, await route.load()),
  );
  await Promise.allSettled(fetches);
  return ready;
}
