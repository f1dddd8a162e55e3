import { makeStaticStyles } from "@griffel/react";

/**
 * Print styles: the page without its controls, in black on white. Prerendered pages do not call this hook, so their HTML is
 * smaller without these rules; the browser gets them from the file of all rules (ADR 18).
 *
 * The rules are text, and this file has the word `makeStyles`, for the reasons given in `useGlobalStyles`.
 */
export const usePrintStyles = makeStaticStyles(`
@media print {
  html, body { background-color: #fff !important; color-scheme: light !important; }
  *, *::before, *::after { color: #000 !important; background-color: transparent !important; box-shadow: none !important; }
  body header, body footer, body nav, body button, .Toastify, [data-screen-only] { display: none !important; }
  main { padding-block: 0 !important; }
  li, section, tr { break-inside: avoid; }
}
`);
