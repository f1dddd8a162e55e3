import { Catalogue } from "#domain/catalogue/index.ts";
import type { Container } from "#kernel/container/Container.ts";
import type { Feature } from "#kernel/plugin/Feature.types.ts";
import { SlotRegistry } from "#kernel/plugin/SlotRegistry.ts";
import { matchedRoutes } from "../../navigation/matchedRoutes";

/**
 * Fetches in parallel what the first screen of `url` shows: the page's data, the data of its slots, and the categories of
 * the shell. A failure is ignored here, because the screen fetches again and handles it.
 */
export async function preparePage(
  container: Container,
  manifests: readonly Feature[],
  url: URL,
  basePath: string,
): Promise<void> {
  const slots = container.get(SlotRegistry);
  if (slots.isTakenOver) return;
  const matches = matchedRoutes(manifests, url, basePath);
  const entries = matches.flatMap(({ route }) => (route.slots ?? []).flatMap((name) => slots.components(name)));
  await Promise.allSettled([
    container.get(Catalogue).prefetchFacets(),
    ...matches.map(({ route, params }) => route.prefetch?.({ container, params, url })),
    ...entries.map(({ prefetch }) => prefetch?.(container)),
  ]);
}
