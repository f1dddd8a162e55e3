/**
 * The names of our own design tokens. Each is a CSS variable whose value comes from `storeTokens`; a name without a value does
 * not compile.
 */
const NAMES = [
  // Backgrounds of the page, of cards and of pictures.
  "ground",
  "groundRaised",
  "groundSunken",
  "groundPicture",
  "hairline",
  "strokeControl",
  "text",
  "textSoft",
  // The primary action, what is selected, links.
  "primaryFill",
  "primaryFillHover",
  "primaryFillPressed",
  "primaryBorder",
  "onPrimary",
  "primaryText",
  "primaryTint",
  "primaryTintHover",
  // Accents: ribbons, chips that are on.
  "secondaryFill",
  "onSecondary",
  "secondaryText",
  "secondaryTint",
  "ribbon",
  "onRibbon",
  "price",
  "mrp",
  "saving",
  // The same in every store.
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
  // The smallest side of a control: 44 px on touch screens; the kiosk raises it to 60.
  "target",
] as const;
type Name = (typeof NAMES)[number];

type Kebab<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : Text;

/** The keys as `themeVariables` expects them: `haat-text` becomes `--haat-text`. */
export type HaatVariable = `haat-${Kebab<Name>}`;

const variables = Object.fromEntries(
  NAMES.map((name) => [name, `var(--haat-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`]),
) as { readonly [N in Name]: `var(--haat-${Kebab<N>})` };

/** Used beside Fluent's `tokens` inside `makeStyles`. */
export const haat = { ...variables, radiusFull: "9999px" } as const;

/** Distances on a 4 px grid. */
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

/** Durations of motion: 150 to 250 ms, ease-out. `media.calm` matches when the shopper asks for reduced motion. */
export const motion = {
  quick: "150ms cubic-bezier(0.2, 0, 0, 1)",
  gentle: "250ms cubic-bezier(0.2, 0, 0, 1)",
} as const;

/** In em, the reader's own text size: a screen with text twice as large is laid out as one of half its width. */
export const media = {
  /** Spec 9: narrow is at most 767 px. */
  phone: "@media (max-width: 47.9375em)",
  /** Narrower than nearly all phones, or a page zoomed to 400 % (WCAG 1.4.10). */
  narrow: "@media (max-width: 22.4375em)",
  tabletUp: "@media (min-width: 48em)",
  desktopUp: "@media (min-width: 64em)",
  wideUp: "@media (min-width: 80em)",
  /** Not a smaller screen but larger text: a phone whose reader has set it twice as large is 12 em wide. */
  largeText: "@media (max-width: 16em)",
  /** A phone held sideways, or a page zoomed to 200 or 400 %: sticky bars would leave no space to read (WCAG 1.4.10). */
  low: "@media (max-height: 26.875em)",
  hover: "@media (hover: hover) and (pointer: fine)",
  touch: "@media (pointer: coarse)",
  /** A contrast theme, in which the system replaces all colours (`useLaterStyles`). */
  forced: "@media (forced-colors: active)",
  calm: "@media (prefers-reduced-motion: reduce)",
} as const;

/**
 * The system's own font. `Haat` has no Latin letters, only those that a system may lack, from the system where it has them
 * (`scripts/build/writeLetters.js`). It stands first because Chromium 156 does not draw a text anew when a font behind a
 * system's font has loaded. Naming a font that is not installed costs the first text 1 to 2 ms.
 */
export const FONT_STACK = 'Haat, "Segoe UI Variable Text", system-ui, sans-serif';

/** The type scale. Spread a size into a rule. In rem, so that it follows the text size that the reader has set. */
export const type = {
  caption: { fontSize: "0.75rem", lineHeight: "1rem" },
  body: { fontSize: "0.875rem", lineHeight: "1.25rem" },
  large: { fontSize: "1rem", lineHeight: "1.5rem" },
  subtitle: { fontSize: "1.25rem", lineHeight: "1.75rem", fontWeight: 600, letterSpacing: "-0.01em" },
  title: { fontSize: "1.5rem", lineHeight: "2rem", fontWeight: 600, letterSpacing: "-0.015em" },
  display: { fontSize: "2rem", lineHeight: "2.5rem", fontWeight: 600, letterSpacing: "-0.02em" },
  hero: { fontSize: "2.5rem", lineHeight: "3rem", fontWeight: 600, letterSpacing: "-0.025em" },
  strong: { fontWeight: 600 },
  tabular: { fontVariantNumeric: "tabular-nums" },
  /** At the side where the page's lines end. `end` would be the end of the text's own direction (`useGlobalStyles`). */
  atEnd: { textAlign: "var(--haat-end, right)" as "end" },
} as const;

/** 1, or −1 in a page written from right to left: the sign of a distance along a line. */
export const forward = "var(--haat-forward, 1)";

/** The one focus ring. It has two tones, so that it shows on any background. */
export const focusRing = {
  outlineStyle: "solid",
  outlineWidth: "2px",
  outlineColor: "var(--haat-focus)",
  outlineOffset: "2px",
} as const;

/** For text that only screen readers read. */
export const visuallyHidden = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
  // The heading's own size and weight would make the browser load another font for text that nobody sees.
  fontSize: "inherit",
  fontWeight: "inherit",
} as const;
