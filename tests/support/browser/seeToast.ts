import type { Page } from "playwright";
import { toast } from "../journeys/journey";
import { ReusedContext } from "./ReusedContext";
import { see } from "./see";

/** How long before the call a toast may have come: the test may have taken some seconds since the click that caused it. */
const RECENT_MS = 5_000;

/**
 * Waits until a toast with these words is on the page, or was and no earlier call has seen it. A toast stays for 3 s
 * (spec 2.2), and a busy machine may look for it only afterwards, so each toast is recorded when it comes.
 */
export async function seeToast(page: Page, words: string | RegExp): Promise<void> {
  const since = Date.now() - RECENT_MS;
  const noted = () => (ReusedContext.of(page)?.toasts ?? []).filter(({ text }) => isAbout(text, words));
  const wasShown = () => noted().some(({ at, isSeen }) => !isSeen && at >= since);
  await see.poll(async () => wasShown() || (await toast(page, words).isVisible()), `a toast "${words}"`).toBe(true);
  // A toast is noted before a look can find it, because the page tells of it in the task that inserts it.
  for (const note of noted()) note.isSeen = true;
}

/** As Playwright's `hasText` compares. */
function isAbout(text: string, words: string | RegExp): boolean {
  return typeof words === "string" ? text.toLowerCase().includes(words.toLowerCase()) : words.test(text);
}
