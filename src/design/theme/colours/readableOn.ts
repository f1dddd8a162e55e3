import { contrast, fromHsl, luminance, toHsl } from "./colour";

const WHITE = "#ffffff";
const BLACK = "#000000";
const SEARCH_STEPS = 40;

/** Contrast of normal text to its background, WCAG 2.2 AA (bar 21). */
const TEXT_CONTRAST = 4.5;
/** Contrast of icons, borders of controls and focus rings. */
export const GRAPHIC_CONTRAST = 3;

/**
 * Returns the colour itself when it is readable on every given background, else the nearest lightness of the same hue that is.
 * The backgrounds must be all light or all dark, as those of a theme are.
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

/** White or black, whichever has more contrast on the background; one of them always reaches 4.58 : 1. */
export function textOn(ground: string): string {
  return contrast(WHITE, ground) >= contrast(BLACK, ground) ? WHITE : BLACK;
}
