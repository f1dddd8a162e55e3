import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Prerender } from "#contract/page/Prerender.types.ts";

/** Loads the build's function that draws pages; the build checks it by `satisfies Prerender` (`src/app/prerender`). */
export async function prerenderOf(dist: string): Promise<Prerender> {
  const built: { prerender: Prerender } = await import(
    /* webpackIgnore: true */ pathToFileURL(join(dist, "prerender/prerender.js")).href
  );
  return built.prerender;
}
