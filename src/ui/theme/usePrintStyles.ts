import { makeStaticStyles } from "@griffel/react";

/**
 * On paper: the page without what belongs to the screen, in black on white. Of pages that are drawn ahead none calls it, so
 * that their HTML does without; the browser has it from the file of all rules (ADR 18).
 *
 * As text, and with the word `makeStyles` in the file, for the reasons of `useGlobalStyles`.
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
