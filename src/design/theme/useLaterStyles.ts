import { makeStaticStyles } from "@griffel/react";
import { laterGlyphs } from "../glyph/laterGlyphs";
import { laterStars } from "../star-rating/laterStars";
import { media } from "./haat";
import { LATER } from "./rules/ruleBuckets";
import { statusTokens } from "./statusTokens";
import { themeVariables } from "./themeVariables";

const CHOSEN =
  ':is([aria-current]:not([aria-current="false"]), [aria-pressed="true"], [aria-selected="true"], [data-active])';
const CONTROL = `:root:root:root :is(a, button, span, [role="option"])${CHOSEN}`;

/**
 * Page-wide rules that drawn pages do without until the rules of all screens are loaded. Where text runs from right to
 * left, icons that point forward or back are mirrored. With forced colours (Windows' contrast themes) the system replaces
 * every background, so nothing would tell a chosen item from the others. These rules give it the system's selection colour,
 * by the attributes that tell screen readers of it. The colours of states are the same in every store; a drawn page has
 * only those that it uses (`themeRules`). The rules are text, and this file has the word `makeStyles`, for the reasons
 * given in `useGlobalStyles`.
 */
export const useLaterStyles = makeStaticStyles(`
${LATER}, [dir="rtl"] [data-mirrored] { scale: -1 1; }
${LATER}, :root[data-dimmed] { background-color: rgb(0 0 0 / 40%); }
${laterGlyphs}
${laterStars}
${LATER}, :root { ${themeVariables(statusTokens(false))} }
${LATER}, [data-early=dark] { ${themeVariables(statusTokens(true))} }
${media.forced} {
  ${LATER}, ${CONTROL}, ${CONTROL} * {
    forced-color-adjust: none;
    background-color: Highlight !important;
    border-color: Highlight !important;
    color: HighlightText !important;
  }
  ${CONTROL} { outline-color: CanvasText !important; }
  ${CONTROL}::before { background-color: HighlightText !important; }
  [aria-roledescription="carousel"] button[aria-label^="Go to"]::before { background-color: ButtonText !important; }
  [data-glyph]::before { background-color: CanvasText !important; }
  button[aria-current="false"] { border-color: Canvas !important; }
  [data-checked] { outline: 3px solid Highlight !important; outline-offset: -3px !important; }
  :disabled { opacity: 1 !important; }
}
`);
