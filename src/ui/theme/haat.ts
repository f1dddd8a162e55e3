/**
 * The design language's own tokens, as references to the CSS variables that `createStoreTheme` fills.
 * Use them beside Fluent's `tokens` inside `makeStyles`.
 */
export const haat = {
  /** Page, card and picture grounds. */
  ground: "var(--haat-ground)",
  groundRaised: "var(--haat-ground-raised)",
  groundSunken: "var(--haat-ground-sunken)",
  groundPicture: "var(--haat-ground-picture)",
  hairline: "var(--haat-hairline)",
  strokeControl: "var(--haat-stroke-control)",
  text: "var(--haat-text)",
  textSoft: "var(--haat-text-soft)",
  /** The one main action, selection, links. */
  primaryFill: "var(--haat-primary-fill)",
  primaryFillHover: "var(--haat-primary-fill-hover)",
  primaryFillPressed: "var(--haat-primary-fill-pressed)",
  primaryBorder: "var(--haat-primary-border)",
  onPrimary: "var(--haat-on-primary)",
  primaryText: "var(--haat-primary-text)",
  primaryTint: "var(--haat-primary-tint)",
  primaryTintHover: "var(--haat-primary-tint-hover)",
  /** Accents: ribbons, active chips. */
  secondaryFill: "var(--haat-secondary-fill)",
  onSecondary: "var(--haat-on-secondary)",
  secondaryText: "var(--haat-secondary-text)",
  secondaryTint: "var(--haat-secondary-tint)",
  ribbon: "var(--haat-ribbon)",
  onRibbon: "var(--haat-on-ribbon)",
  price: "var(--haat-price)",
  mrp: "var(--haat-mrp)",
  saving: "var(--haat-saving)",
  /** Constant whatever the store's colours. */
  success: "var(--haat-success)",
  successTint: "var(--haat-success-tint)",
  warning: "var(--haat-warning)",
  warningTint: "var(--haat-warning-tint)",
  danger: "var(--haat-danger)",
  dangerTint: "var(--haat-danger-tint)",
  dangerFill: "var(--haat-danger-fill)",
  info: "var(--haat-info)",
  infoTint: "var(--haat-info-tint)",
  star: "var(--haat-star)",
  announcementGround: "var(--haat-announcement-ground)",
  announcementText: "var(--haat-announcement-text)",
  shimmer: "var(--haat-shimmer)",
  focus: "var(--haat-focus)",
  shadowFloat: "var(--haat-shadow-float)",
  shadowBar: "var(--haat-shadow-bar)",
  radiusCard: "var(--haat-radius-card)",
  radiusControl: "var(--haat-radius-control)",
  radiusFull: "9999px",
  /** A target's side: 44 px on touch; the kiosk raises it to 56. */
  target: "var(--haat-target)",
} as const;

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
