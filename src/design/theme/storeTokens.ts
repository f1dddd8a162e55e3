import { contrast, luminance, mix, safeColour } from "./colours/colour";
import { GRAPHIC_CONTRAST, readableOn, textOn } from "./colours/readableOn";
import { SHADE_STEPS, shades } from "./colours/shades";
import type { HaatVariable } from "./haat";
import { statusTokens } from "./statusTokens";
import type { AnnouncementColours } from "./theme.types";

/** Contrast of a card's border: faint, but visible. */
const HAIRLINE_CONTRAST = 1.25;
/**
 * The lowest contrast of a button's fill to the page. With less the button would be invisible, whatever its text (a white
 * button on a white page).
 */
const FILL_CONTRAST = 1.15;

function ramp(name: string, base: string): Record<`haat-${string}`, string> {
  const all = shades(base);
  return Object.fromEntries(SHADE_STEPS.map((step) => [`haat-${name}-${step}`, all[step]]));
}

/**
 * The colours of a filled control: its fill, its text, and its hover and pressed tones, whose contrast to the text is higher.
 */
function fillOf(colour: string, ground: string) {
  const fill = contrast(colour, ground) >= FILL_CONTRAST ? colour : readableOn(colour, ground, FILL_CONTRAST);
  const text = textOn(fill);
  const away = luminance(text) > 0.5 ? "#000000" : "#ffffff";
  return { fill, text, hover: mix(fill, away, 0.1), pressed: mix(fill, away, 0.18) };
}

/** The values of the tokens in `haat`, and the shades of the store's three colours. */
export function storeTokens(
  colours: { primary: string; secondary: string; neutral: string },
  dark: boolean,
  announcement: AnnouncementColours = {},
) {
  // The neutral colour tints the backgrounds only slightly, because text must be readable on all of them.
  const paper = dark ? "#121314" : "#ffffff";
  const ink = dark ? "#f5f6f7" : "#16181b";
  const ground = mix(paper, colours.neutral, dark ? 0.03 : 0.04);
  const raised = dark ? mix("#1b1c1e", colours.neutral, 0.06) : "#ffffff";
  const sunken = mix(paper, colours.neutral, dark ? 0.26 : 0.1);
  const grounds = [ground, raised, sunken];
  const primary = fillOf(colours.primary, raised);
  const secondary = fillOf(colours.secondary, raised);
  const primaryTint = mix(raised, colours.primary, dark ? 0.18 : 0.09);
  const primaryTintHover = mix(raised, colours.primary, dark ? 0.26 : 0.16);
  const secondaryTint = mix(raised, colours.secondary, dark ? 0.2 : 0.12);
  const announcementGround = safeColour(announcement.backgroundColor, primary.fill);
  const primaryText = readableOn(colours.primary, [...grounds, primaryTint, primaryTintHover]);
  return {
    ...ramp("primary", colours.primary),
    ...ramp("secondary", colours.secondary),
    ...ramp("neutral", colours.neutral),
    "haat-ground": ground,
    "haat-ground-raised": raised,
    "haat-ground-sunken": sunken,
    "haat-ground-picture": dark ? mix("#26282b", colours.neutral, 0.08) : mix("#f6f7f8", colours.neutral, 0.05),
    "haat-hairline": readableOn(mix(paper, colours.neutral, dark ? 0.34 : 0.24), raised, HAIRLINE_CONTRAST),
    "haat-stroke-control": readableOn(mix(paper, colours.neutral, 0.6), grounds, GRAPHIC_CONTRAST),
    "haat-text": readableOn(mix(ink, colours.neutral, 0.08), grounds, 7),
    "haat-text-soft": readableOn(mix(ink, colours.neutral, 0.55), grounds),
    "haat-primary-fill": primary.fill,
    "haat-primary-fill-hover": primary.hover,
    "haat-primary-fill-pressed": primary.pressed,
    "haat-primary-border":
      contrast(primary.fill, raised) >= GRAPHIC_CONTRAST
        ? primary.fill
        : readableOn(colours.primary, grounds, GRAPHIC_CONTRAST),
    "haat-on-primary": primary.text,
    "haat-primary-text": primaryText,
    "haat-primary-tint": primaryTint,
    "haat-primary-tint-hover": primaryTintHover,
    "haat-secondary-fill": secondary.fill,
    "haat-on-secondary": secondary.text,
    "haat-secondary-text": readableOn(colours.secondary, [...grounds, secondaryTint]),
    "haat-secondary-tint": secondaryTint,
    "haat-ribbon": secondary.fill,
    "haat-on-ribbon": secondary.text,
    "haat-price": readableOn(mix(ink, colours.neutral, 0.04), grounds, 7),
    "haat-mrp": readableOn(mix(ink, colours.neutral, 0.55), grounds),
    "haat-announcement-ground": announcementGround,
    "haat-announcement-text": readableOn(
      safeColour(announcement.color, textOn(announcementGround)),
      announcementGround,
    ),
    "haat-shimmer": mix(sunken, dark ? "#ffffff" : paper, dark ? 0.07 : 0.6),
    "haat-focus": readableOn(colours.primary, [...grounds, primaryTint], GRAPHIC_CONTRAST),
    "haat-shadow-float": dark ? "0 12px 32px rgb(0 0 0 / 55%)" : "0 12px 32px rgb(20 24 31 / 14%)",
    "haat-shadow-bar": dark ? "0 -4px 16px rgb(0 0 0 / 45%)" : "0 -4px 16px rgb(20 24 31 / 8%)",
    "haat-radius-card": "12px",
    "haat-radius-control": "8px",
    "haat-target": "44px",
    ...statusTokens(dark),
  } satisfies Record<HaatVariable, string>;
}
