import { useLayoutEffect } from "react";

/**
 * What lies outside of the theme's own element, scroll bars and the ground behind the page, wears the dark too. An attribute
 * and not `html:has(…)`: that one has the whole page styled anew while it is read in.
 */
export function useScheme(dark: boolean, page: Document | undefined): void {
  useLayoutEffect(() => {
    page?.documentElement.toggleAttribute("data-dark", dark);
  }, [dark, page]);
}
