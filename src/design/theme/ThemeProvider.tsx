import { useMemo } from "react";
import { createStoreTheme } from "./createStoreTheme";
import { ThemeRoot, type ThemeRootProps } from "./ThemeRoot";
import type { AnnouncementColours, StoreColours } from "./theme.types";

export interface ThemeProviderProps extends Omit<ThemeRootProps, "theme"> {
  colours: StoreColours;
  announcement?: AnnouncementColours;
}

/** Applies the store's theme to its children, computed in the browser from the store's colours. */
export function ThemeProvider({ colours, announcement, ...rest }: ThemeProviderProps) {
  const { primary, secondary, neutral } = colours;
  const { backgroundColor, color } = announcement ?? {};
  const { dark } = rest;
  const theme = useMemo(
    () => createStoreTheme({ primary, secondary, neutral }, dark, { backgroundColor, color }),
    [primary, secondary, neutral, dark, backgroundColor, color],
  );
  return <ThemeRoot theme={theme} {...rest} />;
}
