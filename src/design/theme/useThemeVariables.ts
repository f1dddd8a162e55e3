import { useInsertionEffect } from "react";
import type { StoreTheme } from "./createStoreTheme";
import { themeVariables } from "./themeVariables";

/**
 * Sets the theme's variables for the class in a constructed style sheet. It applies after the page's own style sheets, and
 * the page's policy allows it (bar 12).
 */
export function useThemeVariables(className: string, theme: StoreTheme | undefined, page: Document | undefined): void {
  useInsertionEffect(() => {
    const view = page?.defaultView;
    if (!page || !view || !theme) return;
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(`.${className}{${themeVariables(theme)}}`);
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
    return () => {
      page.adoptedStyleSheets = page.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [className, theme, page]);
}
