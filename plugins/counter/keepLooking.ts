import type { Clock } from "#kernel/clock/Clock.ts";
import { Disposables } from "#kernel/lifecycle/Disposables.ts";
import { keepAwake } from "#kernel/visibility/keepAwake.ts";
import type { PageVisibility } from "#kernel/visibility/PageVisibility.ts";

/**
 * Looks now, every few seconds, and when the page is seen again. The screen stays on, because what is new comes in while nobody
 * touches it. Returns a function that ends it.
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
