import { createStoreTheme } from "../../ui/theme/createStoreTheme";
import type { AnnouncementColours, StoreColours } from "../../ui/theme/theme.types";
import { themeVariables } from "../../ui/theme/themeVariables";

/**
 * The variables that differ in the dark theme, for a page that was prerendered in light. They apply from the page's first
 * script until the program has rendered the dark theme itself.
 */
export function darkStyle(providerId: string, colours: StoreColours, announcement?: AnnouncementColours): string {
  const light = createStoreTheme(colours, false, announcement);
  const dark = createStoreTheme(colours, true, announcement);
  const other = Object.entries(dark).filter(([name, value]) => value !== light[name as keyof typeof light]);
  return (
    `:root[data-early=dark]:root{color-scheme:dark;background-color:${dark["haat-ground"]}}` +
    `[data-early=dark] .${providerId}.${providerId}{color-scheme:dark;${themeVariables(Object.fromEntries(other))}}`
  );
}
