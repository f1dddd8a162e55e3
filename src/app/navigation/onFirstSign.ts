/** Without `scroll`, because a page scrolls its chosen category into view by itself. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "wheel"];

/**
 * Calls `work` once, at the first sign that a person uses the page. The returned function cancels it.
 * @param more further events that count, although the page may cause them itself
 */
export function onFirstSign(document: Document, work: () => void, more: readonly string[] = []): () => void {
  const signs = [...SIGNS, ...more];
  const options = { capture: true, passive: true };
  for (const sign of signs) document.addEventListener(sign, tell, options);
  return stop;

  function tell(): void {
    stop();
    work();
  }

  function stop(): void {
    for (const sign of signs) document.removeEventListener(sign, tell, options);
  }
}
