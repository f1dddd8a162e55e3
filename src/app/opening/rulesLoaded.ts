import { marks } from "../../contract/page/marks";

/**
 * Resolves when the CSS rules of all screens are loaded; the page's first script reports that on their link. A prerendered page
 * has only the rules of its own screen, so other screens must wait for this; a page that the browser draws has waited for the
 * rules already.
 */
export function rulesLoaded(page: Document): Promise<void> {
  const place = page.querySelector<HTMLLinkElement>(`link[${marks.rules}][disabled]`);
  if (!place || place.getAttribute(marks.rules) === "here") return Promise.resolve();
  return new Promise((resolve) => place.addEventListener("load", () => resolve(), { once: true }));
}
