import { FONT_STACK, type } from "../../ui/theme/haat";
import { whenIdle } from "./whenIdle";

const SIZES = Object.values(type).flatMap((face) => ("fontSize" in face ? face.fontSize : []));
const FACES = SIZES.flatMap((size) => [400, 600].map((weight) => `${weight} ${size} ${FONT_STACK}`));
/** Enough to have the letters of the languages that a store writes in. */
const LONGEST_TEXT = 400;

/**
 * Measures a text in every size and weight of the type scale, one whenever the browser is idle: the first text in each costs a
 * slow phone 4 to 9 ms, which the next page would pay. Nothing is drawn. Returns a function that ends it.
 * @param shown has the text
 */
export function warmText(shown: Node | null): () => void {
  const text = shown?.textContent?.slice(0, LONGEST_TEXT) ?? "";
  const canvas = document.createElement("canvas").getContext("2d");
  const faces = FACES.values();
  let cancel = () => {};
  const next = () => {
    const { value: face } = faces.next();
    if (!canvas || face === undefined) return;
    canvas.font = face;
    canvas.measureText(text);
    cancel = whenIdle(next);
  };
  cancel = whenIdle(next);
  return () => cancel();
}
