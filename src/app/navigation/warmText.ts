import { FONT_SIZES } from "#design/theme/fontSizes.ts";
import { whenIdle } from "./whenIdle";

/** A text of this length has the letters of the languages that a store writes in. */
const LONGEST_TEXT = 400;

/**
 * Measures a text in every size and weight of the type scale, one at a time while the browser is idle. The first text in
 * each costs a slow phone 4 to 9 ms, which the next page would have to spend. It draws nothing. Returns a function that
 * ends it. @param shown gives the text and the font
 */
export function warmText(shown: Element): () => void {
  const text = shown.textContent.slice(0, LONGEST_TEXT);
  const canvas = document.createElement("canvas").getContext("2d");
  const faces = FONT_SIZES.flatMap((size) => [`400 ${size}px `, `600 ${size}px `]);
  let cancel = () => {};
  const soon = () => {
    const face = faces.pop();
    if (!canvas || !face) return;
    cancel = whenIdle(() => {
      canvas.font = face + getComputedStyle(shown).fontFamily;
      canvas.measureText(text);
      soon();
    });
  };
  soon();
  return () => cancel();
}
