import { yieldToBrowser } from "#kernel/lifecycle/yieldToBrowser.ts";
import type { StartingQueryCache } from "#kernel/query/StartingQueryCache.ts";
import type { Screen } from "./mount";
import type { Boot } from "./readBoot";

/**
 * Puts the answers that came with the page into the query cache. The host's HTML is a guest's page and is hydrated as such
 * first. If the page has changed since the host drew it, it is drawn again from these newer answers; it then waits for the
 * session, so that no logged-out state flashes up (house). The session starts before the answers are in the cache, because
 * the end of a session empties it.
 */
export async function receiveAnswers(
  boot: Boot,
  screen: Pick<Screen, "isDrawn" | "loadTheme">,
  cache: Pick<StartingQueryCache, "hydrate" | "tryToComplete">,
  session: () => Promise<void>,
): Promise<void> {
  const answers = await boot.early?.answers;
  screen.isDrawn &&= answers !== undefined && answers.drawing === boot.drawn?.name;
  if (!screen.isDrawn) {
    screen.loadTheme();
    // A page that must be drawn again needs more answers than came with it, and so the whole query cache.
    void cache.tryToComplete();
    await session();
  }
  await yieldToBrowser();
  const queries = answers?.queries ?? boot.queries;
  if (queries) cache.hydrate(queries);
}
