import { afterPaint } from "#kernel/lifecycle/afterPaint.ts";
import { onFirstSign } from "#kernel/lifecycle/onFirstSign.ts";
import { whenIdle } from "../../navigation/whenIdle";
import type { ThemeCode } from "./ThemeCode";

/** After this time the page that a click opened is rendered. */
const AFTER_A_CLICK_MS = 150;
/**
 * `pointerdown` and `focusin` are left out: they come before the click, and the code would run in the frame that shows the
 * click.
 */
const PRESSES = ["keydown", "click"];

/**
 * Loads the whole theme in time. A shopper who only looks needs no more of it than the page's HTML has. It is loaded right
 * after the first press has been answered, because a dialog may follow; without a press, when the browser is idle after the
 * first sign of a person.
 */
export function loadThemeInTime(document: Document, themes: Pick<ThemeCode, "load">): void {
  const done = new AbortController();
  const load = () => {
    done.abort();
    void themes.load();
  };
  // The first frame after the press shows its effect. New variables would delay it by a repaint of the whole page, and
  // running the code would delay it too.
  const soon = () => afterPaint(load);
  const options = { capture: true, signal: done.signal };
  for (const type of PRESSES) document.addEventListener(type, ({ target }) => isLink(target) || soon(), options);
  onFirstSign(document, () => setTimeout(() => whenIdle(load), AFTER_A_CLICK_MS), ["click", "focusin"]);
}

function isLink(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("a[href]") !== null;
}
