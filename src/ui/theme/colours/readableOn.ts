import { contrast, fromHsl, luminance, toHsl } from "./colour";

const WHITE = "#ffffff";
const BLACK = "#000000";
const SEARCH_STEPS = 40;

/** Normal text on its ground, WCAG 2.2 AA (bar 21). */
const TEXT_CONTRAST = 4.5;
/** Icons, borders of controls and focus rings. */
export const GRAPHIC_CONTRAST = 3;

/**
 * The colour itself when it reads on every given ground, else the nearest lightness of the same hue that does.
 * Grounds must lie on one side (all light or all dark), as a theme's grounds do.
 */
export function readableOn(colour: string, grounds: string | readonly string[], ratio = TEXT_CONTRAST): string {
  const all = typeof grounds === "string" ? [grounds] : grounds;
  const reads = (candidate: string) => all.every((ground) => contrast(candidate, ground) >= ratio);
  if (reads(colour)) return colour;
  const goal = luminance(textOn(all[0] ?? WHITE)) > 0.5 ? 1 : 0;
  const hsl = toHsl(colour);
  for (let step = 1; step < SEARCH_STEPS; step += 1) {
    const candidate = fromHsl({ ...hsl, l: hsl.l + (goal - hsl.l) * (step / SEARCH_STEPS) });
    if (reads(candidate)) return candidate;
  }
  return goal === 1 ? WHITE : BLACK;
}

/** White or black, whichever reads better on the ground; one of them always reaches 4.58 : 1. */
export function textOn(ground: string): string {
  return contrast(WHITE, ground) >= contrast(BLACK, ground) ? WHITE : BLACK;
}
