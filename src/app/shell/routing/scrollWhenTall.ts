/** How long the page may take until it is tall enough. */
const PATIENCE_MS = 3000;

/** Events by which a shopper scrolls; `pointerdown` is for the scroll bar. */
const BY_HAND = ["wheel", "touchmove", "keydown", "pointerdown"];

/** Scrolls to `y` as soon as the page is tall enough, unless the shopper scrolls first. Returns a function that cancels it. */
export function scrollWhenTall(y: number): () => void {
  if (y <= 0) {
    window.scrollTo(0, 0);
    return () => {};
  }
  const root = document.documentElement;
  const watch = new ResizeObserver(() => attempt());
  const timer = setTimeout(end, PATIENCE_MS);
  for (const event of BY_HAND) window.addEventListener(event, end, { passive: true });
  watch.observe(root);
  attempt();
  return end;

  function attempt(): void {
    if (root.scrollHeight - window.innerHeight < y) return;
    window.scrollTo(0, y);
    end();
  }

  function end(): void {
    watch.disconnect();
    clearTimeout(timer);
    for (const event of BY_HAND) window.removeEventListener(event, end);
  }
}
