import type { Page } from "playwright";

declare global {
  interface Window {
    /** Gives the page its own texts and direction again. */
    givenBack?: () => void;
  }
}

/**
 * Makes every text of the page two fifths longer, as another language may be, and its direction that of the page if it
 * is to be `rtl`. Accented vowels are added, so that a text keeps its words and can still be read: "Caârt". A store's
 * name that may end in … can have any length, so it is left alone. @param own the shop's own texts, which may not end so
 */
export function lengthen(page: Page, direction: "ltr" | "rtl", own: ReadonlySet<string>): Promise<void> {
  return page.evaluate(
    ({ dir, texts }) => {
      const [vowels, twins] = ["aeiouyAEIOUY", "âéîöûýÂÉÎÖÛÝ"];
      const longer = (text: string) => {
        const count = text.match(/[aeiouy]/gi)?.length ?? 0;
        const missing = Math.round(0.4 * text.trim().replace(/\d/g, "").length);
        let place = 0;
        return text.replace(/[aeiouy]/gi, (vowel) => {
          const times = Math.floor(missing / count) + (place++ < missing % count ? 1 : 0);
          return vowel + (twins[vowels.indexOf(vowel)] ?? "").repeat(times);
        });
      };
      const ofTheShop = new Set(texts);
      const mayEnd = (element: Element) =>
        [element, element.parentElement].some((box) => box && getComputedStyle(box).textOverflow === "ellipsis");
      const undo: (() => void)[] = [];
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) {
        const node = walk.currentNode as Text;
        const { data, parentElement } = node;
        if (!data.trim() || !parentElement || parentElement.closest("script, style, noscript")) continue;
        const isOwn = ofTheShop.has(data.trim());
        if (!isOwn && mayEnd(parentElement)) continue;
        const written = longer(data);
        node.data = written;
        parentElement.toggleAttribute("data-own-text", isOwn);
        undo.push(() => {
          parentElement.removeAttribute("data-own-text");
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
    },
    { dir: direction, texts: [...own] },
  );
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
        // What of it is beyond its … is not seen (`ownTextsCut`).
        if (getComputedStyle(parentElement).textOverflow === "ellipsis") continue;
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
