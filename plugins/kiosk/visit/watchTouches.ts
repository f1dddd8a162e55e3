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

/** Reports everything that a person does at the screen: touch, drag, scroll, key, scan. Returns a function that ends it. */
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
