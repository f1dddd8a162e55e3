import type { Page } from "playwright";

/**
 * Does what an extension for passwords or grammar does: puts an element of its own beside every field and every button of the
 * page, as soon as they are there, before and after the program has come.
 */
export async function withExtension(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const marked = new WeakSet<Element>();
    const mark = () => {
      for (const control of document.querySelectorAll(
        "#root input, #root textarea, #root button, [role=dialog] input",
      )) {
        if (marked.has(control)) continue;
        marked.add(control);
        const icon = document.createElement("other-peoples-icon");
        icon.append(
          Object.assign(document.createElement("button"), { type: "button", tabIndex: -1, textContent: "★" }),
        );
        icon.style.cssText = "position:absolute;width:1px;height:1px;overflow:hidden;pointer-events:none";
        icon.setAttribute("aria-hidden", "true");
        marked.add(icon.firstElementChild as Element);
        control.after(icon);
      }
    };
    addEventListener("DOMContentLoaded", () => {
      mark();
      new MutationObserver(mark).observe(document.body, { childList: true, subtree: true });
    });
  });
}
