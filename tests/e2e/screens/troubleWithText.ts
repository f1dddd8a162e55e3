import type { Page } from "playwright";

/**
 * The texts of a page that a reader cannot read: cut off, or beside the screen. A name that ends in … is allowed, and so is
 * text in a part that scrolls.
 */
export function troubleWithText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ROUNDING = 2;
    const found = new Set<string>();
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) found.add(`The page is ${over} px wider than the screen.`);
    const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: element, textContent } = texts.currentNode;
      if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || !textContent?.trim())
        continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const text = range.getBoundingClientRect();
      // Texts of size 0 are for screen readers.
      if (text.width === 0 || text.height === 0) continue;
      let where = "";
      let isScrolled = false;
      for (
        let box: Element | null = element;
        box && box !== document.body && !where && !isScrolled;
        box = box.parentElement
      ) {
        const { overflowX, overflowY, clipPath, textOverflow, webkitLineClamp, position } = getComputedStyle(box);
        isScrolled =
          scrolls(overflowX) ||
          scrolls(overflowY) ||
          clipPath.startsWith("inset(50%") ||
          webkitLineClamp !== "none" ||
          textOverflow === "ellipsis";
        const edge = box.getBoundingClientRect();
        const isCut =
          (overflowX !== "visible" && (text.right > edge.right + ROUNDING || text.left < edge.left - ROUNDING)) ||
          (overflowY !== "visible" && text.bottom > edge.bottom + text.height / 4 + ROUNDING);
        if (isCut && !isScrolled) where = "is cut off";
        isScrolled ||= position === "fixed";
      }
      if (!where && !isScrolled && (text.right > innerWidth + ROUNDING || text.left < -ROUNDING))
        where = "is beside the screen";
      if (where) found.add(`“${textContent.trim().slice(0, 40)}” ${where}`);
    }
    return [...found];
  });
}
