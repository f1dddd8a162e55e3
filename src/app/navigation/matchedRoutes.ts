import { matchRoutes } from "react-router-dom";
import type { Feature, RouteEntry } from "#kernel/plugin/Feature.types.ts";

/** The routes of the manifests that match `url`, with their parameters. */
export function matchedRoutes(manifests: readonly Feature[], url: URL, basePath: string) {
  const entries: RouteEntry[] = manifests.flatMap(({ routes = [] }) => routes);
  const matches = matchRoutes(entries, url, basePath || "/") ?? [];
  return matches.map(({ route, params }) => ({ route: route as RouteEntry, params }));
}
