import { makeStaticStyles } from "@griffel/react";
import { LATER } from "./rules/ruleBuckets";

/**
 * Print styles: the page without its controls, in black on white. Drawn pages do without them until the rules of all
 * screens are loaded (ADR 18). The rules are text, and this file has the word `makeStyles`, for the reasons given in
 * `useGlobalStyles`.
 */
export const usePrintStyles = makeStaticStyles(`
@media print {
  ${LATER}, html, body { background-color: #fff !important; color-scheme: light !important; }
  *, *::before, *::after { color: #000 !important; background-color: transparent !important; box-shadow: none !important; }
  body header, body footer, body nav, body button, .Toastify, [data-screen-only] { display: none !important; }
  main { padding-block: 0 !important; }
  li, section, tr { break-inside: avoid; }
}
`);
