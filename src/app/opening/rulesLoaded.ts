import { marks } from "../../contract/page/marks";

/**
 * When the rules of all screens are there: the page's first script says so at their place. A page that the host has drawn
 * came with its own alone, and from here on anything may be drawn; one that was not drawn has waited for them already.
 */
export function rulesLoaded(page: Document): Promise<void> {
  const place = page.querySelector<HTMLLinkElement>(`link[${marks.rules}][disabled]`);
  if (!place || place.getAttribute(marks.rules) === "here") return Promise.resolve();
  return new Promise((resolve) => place.addEventListener("load", () => resolve(), { once: true }));
}
