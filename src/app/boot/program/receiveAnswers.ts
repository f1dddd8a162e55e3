import { yieldToBrowser } from "#kernel/lifecycle/yieldToBrowser.ts";
import type { StartingQueryCache } from "#kernel/query/StartingQueryCache.ts";
import type { Screen } from "./mount";
import type { Boot } from "./readBoot";

/**
 * Puts the answers that came with the page into the query cache. A page that has changed since the host drew it is drawn
 * anew from the newer answers.
 *
 * Such a page waits for the session, so that no logged-out state flashes up (house). The host's HTML is a guest's page and
 * is hydrated as one first. The session starts before the answers are in the cache, because a session that has ended
 * empties it.
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
    // Such a page asks for more than it came with.
    void cache.tryToComplete();
    await session();
  }
  await yieldToBrowser();
  const queries = answers?.queries ?? boot.queries;
  if (queries) cache.hydrate(queries);
}
