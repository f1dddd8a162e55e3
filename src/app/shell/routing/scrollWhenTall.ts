/** How long a page may take to grow to its former height. */
const PATIENCE_MS = 3000;

/** What a shopper scrolls with; the pointer for the scroll bar. */
const BY_HAND = ["wheel", "touchmove", "keydown", "pointerdown"];

/** Scrolls to `y` as soon as the page is tall enough, unless the shopper scrolls first. The answer gives up. */
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
