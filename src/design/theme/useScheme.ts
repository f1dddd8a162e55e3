import { useLayoutEffect } from "react";

/**
 * Applies the dark scheme to what lies outside the theme's own element: scroll bars and the page's background. It is an
 * attribute and not `html:has(…)`, which makes the browser compute the styles of the whole page again while it is parsed.
 */
export function useScheme(dark: boolean, page: Document | undefined): void {
  useLayoutEffect(() => {
    page?.documentElement.toggleAttribute("data-dark", dark);
  }, [dark, page]);
}
