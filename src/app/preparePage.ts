import type { Container } from "inversify";
import type { Feature } from "../kernel/plugin/Feature.types";
import { matchedRoutes } from "./matchedRoutes";

/** Asks in parallel for what the first screen of `url` shows; failures are left for the screen to meet. */
export async function preparePage(
  container: Container,
  manifests: readonly Feature[],
  url: URL,
  basePath: string,
): Promise<void> {
  const matches = matchedRoutes(manifests, url, basePath);
  await Promise.allSettled(matches.map(({ route, params }) => route.prefetch?.({ container, params, url })));
}
