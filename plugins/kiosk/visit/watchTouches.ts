const SIGNS = ["pointerdown", "pointermove", "touchmove", "keydown", "wheel"] as const;

/** Whatever a person does at the screen: a touch, a drag, a key, a scan. The answer ends it. */
export function watchTouches(onTouch: () => void): () => void {
  const options = { capture: true, passive: true };
  for (const sign of SIGNS) window.addEventListener(sign, onTouch, options);
  return () => {
    for (const sign of SIGNS) window.removeEventListener(sign, onTouch, options);
  };
}
