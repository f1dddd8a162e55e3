import { createStoreTheme } from "#design/theme/createStoreTheme.ts";
import { haat } from "#design/theme/haat.ts";
import { statusTokens } from "#design/theme/statusTokens.ts";
import { themeVariables } from "#design/theme/themeVariables.ts";
import type { BrandingStore } from "#domain/branding/index.ts";
import { coloursOf } from "../../shell/theme/coloursOf";
import { THEME_CLASS } from "../../shell/theme/themeClass";

/**
 * The variables that our styles name. A theme also has the shades of the store's colours (spec 9), which no style names.
 */
const OWN = new Set<string>(Object.values(haat));

const STATUS = statusTokens(false);

/**
 * The CSS variables of a drawn page's theme. A theme has about four hundred variables and a screen uses a tenth, so only
 * those in `used` are written. Variables of our own styles are always written, because the first tap may show something new
 * before the rest of the theme is loaded. The colours of states are the same in every store and come with the rules of all
 * screens (`useLaterStyles`). The page is drawn light. The variables that differ in the dark theme apply from the first
 * script until the program has rendered the dark theme itself.
 */
export function themeRules(
  { theme, announcement }: Pick<BrandingStore, "theme" | "announcement">,
  used: ReadonlySet<string>,
): string {
  const colours = coloursOf(theme);
  const light = createStoreTheme(colours, false, announcement);
  const dark = createStoreTheme(colours, true, announcement);
  const isFirst = (name: string) => used.has(name) || (OWN.has(`var(--${name})`) && !(name in STATUS));
  const first = Object.entries(light).filter(([name]) => isFirst(name));
  const other = Object.entries(dark).filter(
    ([name, value]) => isFirst(name) && value !== light[name as keyof typeof light],
  );
  return (
    `.${THEME_CLASS}{${themeVariables(Object.fromEntries(first))}}` +
    `:root[data-early=dark]:root{color-scheme:dark;background-color:${dark["haat-ground"]}}` +
    `[data-early=dark] .${THEME_CLASS}.${THEME_CLASS}{color-scheme:dark;${themeVariables(Object.fromEntries(other))}}`
  );
}
