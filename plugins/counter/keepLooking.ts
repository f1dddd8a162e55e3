import type { Clock } from "#kernel/clock/Clock.ts";
import { Disposables } from "#kernel/lifecycle/Disposables.ts";
import { keepAwake } from "#kernel/visibility/keepAwake.ts";
import type { PageVisibility } from "#kernel/visibility/PageVisibility.ts";

/**
 * Calls `look` now, every few seconds, and when the page becomes visible. Keeps the screen on, because orders come in while
 * nobody touches it. Returns a function that ends it.
 */
export function keepLooking(
  { clock, visibility }: { clock: Pick<Clock, "every">; visibility: Pick<PageVisibility, "onChange"> },
  everyMs: number,
  look: () => void,
): () => void {
  const disposables = new Disposables();
  look();
  disposables.add(clock.every(everyMs, look));
  disposables.add(visibility.onChange(look));
  disposables.add(keepAwake());
  return () => disposables.dispose();
}
