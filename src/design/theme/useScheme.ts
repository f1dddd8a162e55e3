import { useLayoutEffect } from "react";

/**
 * Applies the dark scheme to what lies outside the theme's own element: scroll bars and the page's background. It sets an
 * attribute, because `html:has(…)` would make the browser compute the styles of the whole page again while parsing.
 */
export function useScheme(dark: boolean, page: Document | undefined): void {
  useLayoutEffect(() => {
    page?.documentElement.toggleAttribute("data-dark", dark);
  }, [dark, page]);
}
