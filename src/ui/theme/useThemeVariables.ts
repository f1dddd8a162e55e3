import { useInsertionEffect } from "react";
import type { StoreTheme } from "./createStoreTheme";
import { themeVariables } from "./themeVariables";

/**
 * Gives the class its variables, in a style sheet of the document's own: it stands behind those that came with the page, and
 * needs no leave of the page's policy (bar 12).
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
