/** What the page's first script has kept (`drawing/earlyScript`). */
type Kept = ["click" | "submit", HTMLElement][];

/**
 * The program has taken over from the page's first script: it gets the taps that came before it, in their order, without
 * those on what is gone since; and the dark it draws itself takes the place of the page's.
 */
export function endEarly(page: Document): void {
  const view = page.defaultView as { haatEarly?: () => Kept } | null;
  const kept = view?.haatEarly?.() ?? [];
  if (view) delete view.haatEarly;
  for (const [type, element] of kept) {
    if (!element.isConnected) continue;
    if (type === "submit") (element as HTMLFormElement).requestSubmit();
    else element.click();
  }
  requestAnimationFrame(() => delete page.documentElement.dataset.early);
}
