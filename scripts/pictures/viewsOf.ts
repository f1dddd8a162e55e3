import { inTurn, languageOf, PHONE, rankOf, screenOf, type Toolbar } from "#tests/stories/storyFrame.ts";
import { alsoTaken } from "./alsoTaken";

/** A view of a story, of which one picture is committed. */
export interface View extends Toolbar {
  /** `ui-price-price--default.light` */
  name: string;
  id: string;
  screen: { width: number; height: number };
  /** The pointer is on the first control. */
  hover: boolean;
}

/**
 * Light and dark; a few stories are also taken with the pointer on them, right to left, and on a phone. Views of one story and
 * of one screen follow each other.
 */
export function viewsOf(ids: readonly string[]): View[] {
  const views = inTurn(ids).flatMap((id, index) => {
    const view = (kind: string, more: Partial<View> = {}): View => {
      const usual = { scheme: "light", dir: "ltr", hover: false, screen: screenOf(id) } as const;
      return { ...usual, ...more, id, name: `${id}.${kind}` };
    };
    const light = view("light");
    const dark = view("dark", { scheme: "dark" });
    const other = [
      alsoTaken.hover.includes(id) && view("hover", { hover: true }),
      alsoTaken.rightToLeft.includes(id) && view("rtl", { dir: "rtl" }),
      alsoTaken.phone.includes(id) && view("phone", { screen: PHONE }),
    ].filter((one) => one !== false);
    if (id.endsWith("-dark")) return [dark];
    if (languageOf(id) !== "en") return [light];
    // Alternates the scheme from one story to the next, because changing it takes as long as a picture.
    return index % 2 === 0 ? [light, ...other, dark] : [dark, light, ...other];
  });
  const size = ({ id, screen }: View) => rankOf(id) + screen.width * 10_000 + screen.height;
  return views.sort((a, b) => size(a) - size(b));
}
