import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ProviderInBuild } from "./paymentSources";

/** What the host needs of the built `src/app/prerender`. */
export interface Prerender {
  paymentProviders: ProviderInBuild[];
  prepare(request: { url: URL; platformOrigin: string; config: object; fetch: typeof fetch }): Promise<{
    status: 200 | 404 | 503;
    head: { title: string; favicon: string; themeColor: string };
    queries?: object;
  }>;
}

export async function prerenderOf(dist: string): Promise<Prerender> {
  return (await import(
    /* webpackIgnore: true */ pathToFileURL(join(dist, "prerender/prerender.js")).href
  )) as Prerender;
}
