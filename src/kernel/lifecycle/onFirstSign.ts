/** Without `scroll`, because a page scrolls its chosen category into view by itself. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "wheel"];

/**
 * Calls `work` once, at the first sign that a person uses the page. The returned function cancels it. @param more further
 * events that count, although the page may cause them itself
 */
export function onFirstSign(document: Document, work: () => void, more: readonly string[] = []): () => void {
  const heard = new AbortController();
  const tell = () => {
    heard.abort();
    work();
  };
  const options = { capture: true, passive: true, signal: heard.signal };
  for (const sign of [...SIGNS, ...more]) document.addEventListener(sign, tell, options);
  return () => heard.abort();
}
