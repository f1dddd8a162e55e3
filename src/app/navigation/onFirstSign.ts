const SIGNS = ["pointermove", "pointerdown", "click", "keydown", "focusin", "wheel"];

/** Calls once, at the first sign that somebody is at the page. */
export function onFirstSign(document: Document, work: () => void): void {
  const options = { capture: true, passive: true };
  const tell = () => {
    for (const sign of SIGNS) document.removeEventListener(sign, tell, options);
    work();
  };
  for (const sign of SIGNS) document.addEventListener(sign, tell, options);
}
