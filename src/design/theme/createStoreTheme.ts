import { createDarkTheme, createLightTheme, type Theme } from "@fluentui/react-components";
import { brandRamp } from "./colours/brandRamp";
import { mix, safeColour } from "./colours/colour";
import { storeTokens } from "./storeTokens";
import type { AnnouncementColours, StoreColours } from "./theme.types";

/** For a store that sets no colours, or sets text that is no colour. */
export const DEFAULT_COLOURS: Record<keyof StoreColours, string> = {
  primary: "#0f6b4f",
  secondary: "#c2410c",
  neutral: "#64707d",
};

/** A Fluent theme with our own `haat-…` keys. `themeVariables` writes each key as a CSS variable. */
export type StoreTheme = Theme & Record<`haat-${string}`, string>;

/**
 * The whole theme of one store: Fluent's tokens made from the store's three colours, and our own tokens. Every pair of text
 * and background is corrected to a contrast of 4.5 : 1 (bar 21). Text that is no colour is replaced by the default colour.
 */
export function createStoreTheme(colours: StoreColours, dark = false, announcement?: AnnouncementColours): StoreTheme {
  const safe = {
    primary: safeColour(colours.primary, DEFAULT_COLOURS.primary),
    secondary: safeColour(colours.secondary, DEFAULT_COLOURS.secondary),
    neutral: safeColour(colours.neutral, DEFAULT_COLOURS.neutral),
  };
  const own = storeTokens(safe, dark, announcement);
  const base = (dark ? createDarkTheme : createLightTheme)(brandRamp(safe.primary));
  return {
    ...base,
    ...inRem(base),
    // The page's (`useGlobalStyles`).
    fontFamilyBase: "inherit",
    borderRadiusMedium: "8px",
    borderRadiusLarge: "12px",
    borderRadiusXLarge: "16px",
    colorNeutralBackground1: own["haat-ground-raised"],
    colorNeutralBackground1Hover: own["haat-ground-sunken"],
    colorNeutralBackground1Pressed: mix(own["haat-ground-sunken"], own["haat-text"], 0.06),
    colorNeutralBackground2: own["haat-ground"],
    colorNeutralBackground3: own["haat-ground-sunken"],
    colorSubtleBackgroundHover: own["haat-ground-sunken"],
    colorNeutralForeground1: own["haat-text"],
    colorNeutralForeground2: own["haat-text"],
    colorNeutralForeground3: own["haat-text-soft"],
    colorNeutralForeground4: own["haat-text-soft"],
    colorNeutralStroke1: own["haat-stroke-control"],
    colorNeutralStroke2: own["haat-hairline"],
    colorNeutralStrokeAccessible: own["haat-stroke-control"],
    colorNeutralForegroundOnBrand: own["haat-on-primary"],
    colorBrandBackground: own["haat-primary-fill"],
    colorBrandBackgroundHover: own["haat-primary-fill-hover"],
    colorBrandBackgroundPressed: own["haat-primary-fill-pressed"],
    colorBrandBackgroundSelected: own["haat-primary-fill-pressed"],
    colorBrandBackground2: own["haat-primary-tint"],
    colorBrandBackground2Hover: own["haat-primary-tint-hover"],
    colorBrandForeground1: own["haat-primary-text"],
    colorBrandForeground2: own["haat-primary-text"],
    colorBrandForegroundLink: own["haat-primary-text"],
    colorBrandForegroundLinkHover: own["haat-primary-text"],
    colorBrandForegroundLinkPressed: own["haat-primary-text"],
    colorBrandStroke1: own["haat-primary-text"],
    colorBrandStroke2: own["haat-primary-tint-hover"],
    colorCompoundBrandForeground1: own["haat-primary-text"],
    colorCompoundBrandForeground1Hover: own["haat-primary-text"],
    colorCompoundBrandForeground1Pressed: own["haat-primary-text"],
    colorCompoundBrandBackground: own["haat-primary-text"],
    colorCompoundBrandBackgroundHover: own["haat-primary-text"],
    colorCompoundBrandBackgroundPressed: own["haat-primary-text"],
    colorCompoundBrandStroke: own["haat-primary-text"],
    colorCompoundBrandStrokeHover: own["haat-primary-text"],
    colorCompoundBrandStrokePressed: own["haat-primary-text"],
    colorStrokeFocus2: own["haat-focus"],
    colorPaletteRedForeground1: own["haat-danger"],
    colorPaletteRedForeground3: own["haat-danger"],
    ...own,
  };
}

/** Fluent's text sizes are in px. In rem they follow the size that the reader has set. */
function inRem(tokens: Theme): Partial<Theme> {
  const sizes = Object.entries(tokens).filter(([name]) => /^(fontSize|lineHeight)/.test(name));
  return Object.fromEntries(sizes.map(([name, px]) => [name, `${Number.parseFloat(String(px)) / 16}rem`]));
}
