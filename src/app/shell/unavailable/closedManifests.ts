import type { Feature, RouteEntry } from "#kernel/plugin/Feature.types.ts";
import { ClosedPage } from "./ClosedPage";
import * as words from "./words.en";

/** The manifests of a closed store: each page for buying says that it is closed (ADR 68). */
export function closedManifests(manifests: readonly Feature[]): Feature[] {
  return manifests.map(({ routes = [], ...feature }) => ({
    ...feature,
    routes: routes.map((route) => (route.isBuying ? closed(route) : route)),
  }));
}

const closed = ({ path, query }: RouteEntry): RouteEntry => ({
  path,
  ...(query && { query }),
  access: "public",
  load: async () => ({ Page: ClosedPage }),
  describe: __BROWSER__ ? undefined : async () => ({ heading: words.closedForNow, isClosed: true }),
});
