import type { Page } from "playwright";

/** The smallest text in px that is read at arm's length. */
const READABLE_PX = 18;

/**
 * The visible texts and fields that are too small for reading at arm's length, with their size. Texts for screen readers
 * alone are clipped to nothing and do not count.
 */
export function tooSmallToRead(page: Page): Promise<string[]> {
  return page.evaluate((readable) => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !getComputedStyle(element).clipPath.startsWith("inset");
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize) * element.currentCSSZoom;
    const found = new Set<string>();
    const look = (element: Element | null, text: string, { width, height }: DOMRect) => {
      if (element === null || text === "" || width < 2 || height < 2 || !isShown(element)) return;
      const size = sizeOf(element);
      if (size < readable) found.add(`${size}px: ${text.slice(0, 40)}`);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      look(node.parentElement, (node.textContent ?? "").trim(), range.getBoundingClientRect());
    }
    const fields = "input:not([type=checkbox], [type=radio], [type=range]), textarea, select";
    for (const field of document.querySelectorAll(fields)) look(field, field.id, field.getBoundingClientRect());
    return [...found];
  }, READABLE_PX);
}
