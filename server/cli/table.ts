import { shownInLine } from "#server/platform/hiddenSigns.ts";
import { paiseToRupees, rupeesText } from "#server/platform/money.ts";

/** Aligns rows in columns with two spaces between them; the last column is not padded. */
export function table(rows: readonly (readonly (string | number)[])[]): string[] {
  const texts = rows.map((row) => row.map((cell) => shownInLine(String(cell))));
  const widths = (texts[0] ?? []).map((_, at) => Math.max(...texts.map((row) => [...(row[at] ?? "")].length)));
  return texts.map((row) =>
    row
      .map((cell, at) => cell + " ".repeat(Math.max(0, (widths[at] ?? 0) - [...cell].length)))
      .join("  ")
      .trimEnd(),
  );
}

export const rupees = (paise: number): string => rupeesText(paiseToRupees(paise));
