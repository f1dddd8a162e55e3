import type { Page } from "playwright";

declare global {
  interface Window {
    /** Gives the page its own texts and direction again. */
    givenBack?: () => void;
  }
}

/**
 * Makes every text of the page two fifths longer, as another language may be, and its direction that of the page if it
 * is to be `rtl`. Each vowel is doubled and accented, so that a text keeps its words and can still be read: "Càârt". A name that may end in … can have any length.
 */
export function lengthen(page: Page, direction: "ltr" | "rtl"): Promise<void> {
  return page.evaluate((dir) => {
    const LONGER: Record<string, string> = {
      a: "àâ",
      e: "éè",
      i: "íì",
      o: "õö",
      u: "ûü",
      A: "ÀÂ",
      E: "ÉÈ",
      I: "ÍÌ",
      O: "ÕÖ",
      U: "ÛÜ",
    };
    const longer = (text: string) => text.replace(/[aeiou]/gi, (vowel) => LONGER[vowel] ?? vowel);
    const mayEnd = (element: Element) =>
      [element, element.parentElement].some((box) => box && getComputedStyle(box).textOverflow === "ellipsis");
    const undo: (() => void)[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      const { data, parentElement } = node;
      if (!data.trim() || !parentElement || parentElement.closest("script, style, noscript")) continue;
      if (mayEnd(parentElement)) continue;
      const written = longer(data);
      node.data = written;
      undo.push(() => {
        // The program may have written a newer text meanwhile.
        if (node.data === written) node.data = data;
      });
    }
    for (const field of document.querySelectorAll<HTMLInputElement>("[placeholder]")) {
      const { placeholder } = field;
      field.placeholder = longer(placeholder);
      undo.push(() => {
        field.placeholder = placeholder;
      });
    }
    for (const element of document.querySelectorAll<HTMLElement>("html, [data-scheme]")) {
      const before = element.dir;
      element.dir = dir;
      undo.push(() => {
        element.dir = before;
      });
    }
    window.givenBack = () => {
      for (const back of undo) back();
    };
  }, direction);
}

export const giveBack = (page: Page): Promise<void> => page.evaluate(() => window.givenBack?.());

/** The texts of controls that have left their control. */
export function textsOutsideControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ROUNDING = 2;
    const found = new Set<string>();
    for (const control of document.querySelectorAll("button, a[href], [role=tab], label:has(input)")) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { backgroundColor, borderTopWidth, display } = getComputedStyle(control);
      // What has neither border nor ground has no edge that a text could leave.
      if (display === "inline" || (backgroundColor === "rgba(0, 0, 0, 0)" && borderTopWidth === "0px")) continue;
      const edge = control.getBoundingClientRect();
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { textContent, parentElement } = texts.currentNode;
        if (
          !textContent?.trim() ||
          !parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        )
          continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const text = range.getBoundingClientRect();
        // Texts of one pixel are for screen readers.
        if (text.width === 0 || parentElement.getBoundingClientRect().width <= 1) continue;
        const over = Math.max(
          text.right - edge.right,
          edge.left - text.left,
          text.bottom - edge.bottom,
          edge.top - text.top,
        );
        if (over > ROUNDING)
          found.add(`“${textContent.trim().slice(0, 40)}” leaves its control by ${Math.round(over)} px`);
      }
    }
    return [...found];
  });
}
