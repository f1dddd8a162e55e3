export interface Touched {
  /** A finger, or a button of a mouse, is down. */
  press(hand: string): void;
  move(hand: string): void;
  release(hand: string): void;
  /** A click, a key, the wheel. */
  touch(): void;
}

const pointer = (event: Event) => [`pointer-${(event as PointerEvent).pointerId}`];
const fingers = (event: Event) =>
  [...(event as TouchEvent).changedTouches].map(({ identifier }) => `finger-${identifier}`);

/**
 * The events of a press, and which finger or pointer it is. When a finger scrolls, the browser stops reporting it as a
 * pointer and goes on as a touch, so both are listened to.
 */
const HANDS = {
  pointerdown: { what: "press", hands: pointer },
  pointermove: { what: "move", hands: pointer },
  pointerup: { what: "release", hands: pointer },
  pointercancel: { what: "release", hands: pointer },
  touchstart: { what: "press", hands: fingers },
  touchmove: { what: "move", hands: fingers },
  touchend: { what: "release", hands: fingers },
  touchcancel: { what: "release", hands: fingers },
} as const;
const SIGNS = ["click", "wheel", "keydown"];

/** Reports everything that a person does at the screen: touch, drag, scroll, key, scan. Returns a function that ends it. */
export function watchTouches(touched: Touched): () => void {
  const options = { capture: true, passive: true };
  const listen = (sign: string, hear: (event: Event) => void) => {
    window.addEventListener(sign, hear, options);
    return () => window.removeEventListener(sign, hear, options);
  };
  const ends = [
    ...Object.entries(HANDS).map(([sign, { what, hands }]) =>
      listen(sign, (event) => {
        for (const hand of hands(event)) touched[what](hand);
      }),
    ),
    ...SIGNS.map((sign) => listen(sign, () => touched.touch())),
  ];
  return () => {
    for (const end of ends) end();
  };
}
