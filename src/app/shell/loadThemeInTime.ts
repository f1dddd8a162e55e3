import { onFirstSign } from "../navigation/onFirstSign";
import { whenIdle } from "../navigation/whenIdle";
import type { ThemeCode } from "./ThemeCode";

/** The page that a click asks for stands by then. */
const AFTER_A_CLICK_MS = 150;
const PRESSES = ["pointerdown", "keydown", "focusin", "click"];

/**
 * Whoever only looks needs no more of the theme than what the page came with. The whole comes right after the answer to
 * whatever is pressed, since a dialog may follow, and else, once somebody is there, when nothing more urgent is to be done.
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
