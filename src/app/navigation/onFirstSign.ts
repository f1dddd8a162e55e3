/** A scroll is none: a page scrolls its chosen category into view by itself. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "wheel"];

/**
 * Calls once, at the first sign that somebody is at the page. The answer takes it back.
 * @param more events that are signs here, though the page may make them itself
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
