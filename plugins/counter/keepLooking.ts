import type { Clock } from "../../src/kernel/clock/Clock";
import { Disposables } from "../../src/kernel/lifecycle/Disposables";
import { keepAwake } from "../../src/kernel/visibility/keepAwake";
import type { PageVisibility } from "../../src/kernel/visibility/PageVisibility";

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
