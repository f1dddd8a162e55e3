import type { Page } from "playwright";

/**
 * Does to a page what a browser's translator does: every text node is taken out, and a `<font>` with its words stands in its
 * place. The words stay the same, so that a test can read them; a text that the page changes later is replaced again.
 */
export async function withTranslator(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LEFT_ALONE = "script, style, noscript, textarea, title, font";

    function translate(text: Text): void {
      if (text.data.trim() === "" || text.parentElement === null || text.parentElement.closest(LEFT_ALONE)) return;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }

    function translateAll(root: Node): void {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node: Node | null = walker.currentNode; node !== null; node = walker.nextNode()) {
        if (node instanceof Text) texts.push(node);
      }
      texts.forEach(translate);
    }

    addEventListener("load", () => {
      translateAll(document.body);
      new MutationObserver((records) => {
        for (const { target, addedNodes } of records) [target, ...addedNodes].forEach(translateAll);
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    });
  });
}
