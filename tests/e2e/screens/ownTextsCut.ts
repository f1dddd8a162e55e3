import type { Page } from "playwright";

/**
 * The shop's own texts that end in … or after some lines. A name that a store wrote may do so. @param own the shop's texts;
 * those that `lengthen` has made longer are known without it
 */
export function ownTextsCut(page: Page, own: ReadonlySet<string> = new Set()): Promise<string[]> {
  return page.evaluate(
    (all) => {
      const texts = new Set(all);
      const found = new Set<string>();
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) {
        const { parentElement: element, textContent } = walk.currentNode;
        const text = textContent?.trim() ?? "";
        if (!text || !element || !(texts.has(text) || element.hasAttribute("data-own-text"))) continue;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        for (const box of [element, element.parentElement]) {
          const { textOverflow, webkitLineClamp } = box
            ? getComputedStyle(box)
            : { textOverflow: "", webkitLineClamp: "none" };
          if (!box || (textOverflow !== "ellipsis" && webkitLineClamp === "none")) continue;
          const over = Math.max(box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight - 2);
          if (over > 0) found.add(`“${text.slice(0, 40)}” ends in … before its last ${over} px`);
        }
      }
      return [...found];
    },
    [...own],
  );
}
