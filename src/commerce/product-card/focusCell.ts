const PATIENCE_MS = 3_000;

/** Focuses the card at this place as soon as it is drawn, unless the shopper has moved the focus by then. */
export function focusCell(place: number): void {
  const from = document.activeElement;
  const giveUpAt = Date.now() + PATIENCE_MS;
  const timer = setInterval(() => {
    const link = document.querySelector<HTMLElement>(`[aria-posinset="${place}"] a`);
    const hasMoved = document.activeElement !== from && document.activeElement !== document.body;
    if (link && !hasMoved) link.focus();
    if (link || hasMoved || Date.now() > giveUpAt) clearInterval(timer);
  }, 50);
}
