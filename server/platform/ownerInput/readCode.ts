import { Meant } from "./Meant";

/** What spreadsheets make of a code of digits: `9.78818E+12`, `9,78818E+12`, `9788175993600.0`. Digits may be lost. */
const SPOILT = /^\d([.,]\d+)?E\+\d+$|^\d[.,]\d+E\d+$|^\d{5,}[.,]0+$/i;
/** `="0123"`, which people write so that a spreadsheet keeps the digits. It can only mean its text. */
const TEXT_FORMULA = /^="([^"=]*)"$/;

/** A code for scanners and people, taken as written, except for marks that make it a text. */
export function readCode(text: string): string | Meant {
  const written = text.trim();
  const code = (TEXT_FORMULA.exec(written)?.[1] ?? written.replace(/^'/, "")).trim();
  if (code.startsWith("=")) return new Meant("the code itself: this is a formula of a spreadsheet.");
  if (SPOILT.test(code)) {
    return new Meant("a whole code: the spreadsheet has rounded it; make the column a text column and type it again.");
  }
  return code;
}
