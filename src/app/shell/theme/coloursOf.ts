import type { StoreWebTheme } from "../../../contract/store/storeSettings";
import type { StoreColours } from "../../../ui/theme/theme.types";

export function coloursOf({ primaryColor, secondaryColor, neutralColor }: StoreWebTheme): StoreColours {
  return { primary: primaryColor, secondary: secondaryColor, neutral: neutralColor };
}
