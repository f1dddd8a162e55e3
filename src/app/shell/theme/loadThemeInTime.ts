import { onFirstSign } from "../../navigation/onFirstSign";
import { whenIdle } from "../../navigation/whenIdle";
import type { ThemeCode } from "./ThemeCode";

/** By then the page that a click asked for is drawn. */
const AFTER_A_CLICK_MS = 150;
const PRESSES = ["pointerdown", "keydown", "focusin", "click"];

/**
 * A shopper who only looks needs no more of the theme than what the page came with. The whole theme is loaded right after
 * the first press has been answered, since a dialog may follow; otherwise, once a person uses the page, when it is idle.
 */
export function loadThemeInTime(document: Document, themes: Pick<ThemeCode, "load">): void {
  const done = new AbortController();
  const load = () => {
    done.abort();
    void themes.load();
  };
  // The first frame after it shows what was pressed; new variables would draw the whole page again before that.
  const soon = () => requestAnimationFrame(() => requestAnimationFrame(load));
  for (const type of PRESSES) {
    const options = { capture: true, passive: true, signal: done.signal };
    document.addEventListener(type, ({ target }) => isLink(target) || soon(), options);
  }
  onFirstSign(document, () => setTimeout(() => whenIdle(load), AFTER_A_CLICK_MS), ["click", "focusin"]);
}

function isLink(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("a[href]") !== null;
}
