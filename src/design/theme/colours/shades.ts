import { fromHsl, safeColour, toHsl } from "./colour";

export type ShadeStep = 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900;
export type Shades = Record<ShadeStep, string>;

export const SHADE_STEPS: readonly ShadeStep[] = [100, 200, 300, 400, 500, 600, 700, 800, 900];

/** Spec 9: how far each shade is from the base; positive is lighter. */
const STEP_SHARE: Record<ShadeStep, number> = {
  100: 0.5,
  200: 0.25,
  300: 0.15,
  400: 0.05,
  500: 0,
  600: -0.05,
  700: -0.15,
  800: -0.25,
  900: -0.35,
};

/** Nine shades of a theme colour: lightness is mixed towards white or black, 500 is the exact base (spec 9, reading 25). */
export function shades(base: string): Shades {
  const exact = safeColour(base, "#808080");
  const hsl = toHsl(exact);
  const step = (share: number) => {
    if (share === 0) return exact;
    return fromHsl({ ...hsl, l: share > 0 ? hsl.l + (1 - hsl.l) * share : hsl.l * (1 + share) });
  };
  return Object.fromEntries(SHADE_STEPS.map((name) => [name, step(STEP_SHARE[name])])) as Shades;
}
