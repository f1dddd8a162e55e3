import type { StoreWebTheme } from "#contract/store/storeSettings.ts";
import type { StoreColours } from "#design/theme/theme.types.ts";

export function coloursOf({ primaryColor, secondaryColor, neutralColor }: StoreWebTheme): StoreColours {
  return { primary: primaryColor, secondary: secondaryColor, neutral: neutralColor };
}
