/** The design language's own tokens. Each is a CSS variable, which `storeTokens` fills: one without a value does not compile. */
const NAMES = [
  // Page, card and picture grounds.
  "ground",
  "groundRaised",
  "groundSunken",
  "groundPicture",
  "hairline",
  "strokeControl",
  "text",
  "textSoft",
  // The one main action, selection, links.
  "primaryFill",
  "primaryFillHover",
  "primaryFillPressed",
  "primaryBorder",
  "onPrimary",
  "primaryText",
  "primaryTint",
  "primaryTintHover",
  // Accents: ribbons, active chips.
  "secondaryFill",
  "onSecondary",
  "secondaryText",
  "secondaryTint",
  "ribbon",
  "onRibbon",
  "price",
  "mrp",
  "saving",
  // Constant whatever the store's colours.
  "success",
  "successTint",
  "warning",
  "warningTint",
  "danger",
  "dangerTint",
  "dangerFill",
  "info",
  "infoTint",
  "star",
  "announcementGround",
  "announcementText",
  "shimmer",
  "focus",
  "shadowFloat",
  "shadowBar",
  "radiusCard",
  "radiusControl",
  // A target's side: 44 px on touch; the kiosk raises it to 56.
  "target",
] as const;
type Name = (typeof NAMES)[number];

type Kebab<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : Text;

/** As `themeVariables` writes them: `haat-text` becomes `--haat-text`. */
export type HaatVariable = `haat-${Kebab<Name>}`;

const variables = Object.fromEntries(
  NAMES.map((name) => [name, `var(--haat-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`]),
) as { readonly [N in Name]: `var(--haat-${Kebab<N>})` };

/** Use them beside Fluent's `tokens` inside `makeStyles`. */
export const haat = { ...variables, radiusFull: "9999px" } as const;

/** The 4 px grid. */
export const space = {
  xxs: "4px",
  xs: "8px",
  s: "12px",
  m: "16px",
  l: "24px",
  xl: "32px",
  xxl: "48px",
  xxxl: "64px",
} as const;

/** Motion: 150 to 250 ms, ease-out; `calm` switches it off for those who ask for less. */
export const motion = {
  quick: "150ms cubic-bezier(0.2, 0, 0, 1)",
  gentle: "250ms cubic-bezier(0.2, 0, 0, 1)",
} as const;

export const media = {
  /** Spec 9: narrow is at most 767 px. */
  phone: "@media (max-width: 767px)",
  tabletUp: "@media (min-width: 768px)",
  desktopUp: "@media (min-width: 1024px)",
  wideUp: "@media (min-width: 1280px)",
  /** A phone on its side, or a page at 200 or 400 %: what sticks would leave no room to read (WCAG 1.4.10). */
  low: "@media (max-height: 430px)",
  hover: "@media (hover: hover) and (pointer: fine)",
  touch: "@media (pointer: coarse)",
  calm: "@media (prefers-reduced-motion: reduce)",
} as const;

/** The system's own face, and one that has Devanagari and Arabic. A name that a machine lacks costs its first text 1 to 2 ms. */
export const FONT_STACK = '"Segoe UI Variable Text", system-ui, "Noto Sans Devanagari", "Noto Sans Arabic", sans-serif';

/** Type: 12 / 14 / 16 / 20 / 24 / 32 / 40, weights 400 and 600. Spread into a rule. */
export const type = {
  caption: { fontSize: "12px", lineHeight: "16px" },
  body: { fontSize: "14px", lineHeight: "20px" },
  large: { fontSize: "16px", lineHeight: "24px" },
  subtitle: { fontSize: "20px", lineHeight: "28px", fontWeight: 600, letterSpacing: "-0.01em" },
  title: { fontSize: "24px", lineHeight: "32px", fontWeight: 600, letterSpacing: "-0.015em" },
  display: { fontSize: "32px", lineHeight: "40px", fontWeight: 600, letterSpacing: "-0.02em" },
  hero: { fontSize: "40px", lineHeight: "48px", fontWeight: 600, letterSpacing: "-0.025em" },
  strong: { fontWeight: 600 },
  tabular: { fontVariantNumeric: "tabular-nums" },
} as const;

/** The one focus ring: two tones, so that it shows on any ground. */
export const focusRing = {
  outlineStyle: "solid",
  outlineWidth: "2px",
  outlineColor: "var(--haat-focus)",
  outlineOffset: "2px",
} as const;

/** Read by screen readers, not drawn. */
export const visuallyHidden = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
  // A heading's own size and weight would be one more face to make ready for nobody to see.
  fontSize: "inherit",
  fontWeight: "inherit",
} as const;
