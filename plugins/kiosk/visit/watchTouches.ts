export interface Touched {
  press(): void;
  release(): void;
  touch(): void;
}

const HANDS = {
  pointerdown: "press",
  pointermove: "release",
  pointerup: "release",
  pointercancel: "release",
  touchmove: "release",
  click: "touch",
  wheel: "touch",
  keydown: "touch",
} as const;

/** Whatever a person does at the screen: a touch, a drag, a scroll, a key, a scan. The answer ends it. */
export function watchTouches(touched: Touched): () => void {
  const options = { capture: true, passive: true };
  const ends = Object.entries(HANDS).map(([sign, what]) => {
    const hear = () => touched[what]();
    window.addEventListener(sign, hear, options);
    return () => window.removeEventListener(sign, hear, options);
  });
  return () => {
    for (const end of ends) end();
  };
}
