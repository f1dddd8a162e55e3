import { existsSync, readFileSync } from "node:fs";
import type { LanguageCode } from "#contract/languages.ts";
import { readTable } from "#server/platform/storeFolder/csv/readTable.ts";
import { catalogueFiles } from "../checks/catalogues";
import { type Cell, cellsOf } from "./cells";
import { sourceOf } from "./sourceOf";

const HEADERS = ["catalogue", "name", "English", "help", "translation"];
const LETTER = /\p{L}/u;

export const fileOf = (english: string, language: string): string => english.replace(/en\.ts$/, `${language}.ts`);
const textsOf = (file: string) =>
  new Map(existsSync(file) ? cellsOf(readFileSync(file, "utf8")).map(({ name, text }) => [name, text]) : []);

/**
 * All messages of the shop as a sheet (CSV) in which a translator fills the last column.
 * @param help a language that shows how somebody has translated before
 */
export function sheetOf(language: LanguageCode, help: LanguageCode): string {
  const rows = catalogueFiles().flatMap((file) => {
    const [helps, own] = [textsOf(fileOf(file, help)), textsOf(fileOf(file, language))];
    return cellsOf(readFileSync(file, "utf8")).map(({ name, text }) => {
      // Signs alone, such as a full stop, may stay as they are.
      const usual = LETTER.test(text) ? "" : text;
      return [file, name, text, helps.get(name) ?? "", own.get(name) ?? usual];
    });
  });
  const line = (cells: string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join();
  // With this mark spreadsheets read the file as UTF-8.
  return `\ufeff${[HEADERS, ...rows].map(line).join("\n")}\n`;
}

/** A filled sheet: the translations of each catalogue by their names. */
export function readSheet(
  file: string,
  bytes: Buffer,
): { sheet: Map<string, Map<string, string>>; mistakes: string[] } {
  const { table, problems } = readTable(file, bytes, HEADERS);
  const sheet = new Map<string, Map<string, string>>();
  const at = HEADERS.map((name) => table?.headers.indexOf(name) ?? -1);
  for (const { cells } of table?.rows ?? []) {
    const [catalogue = "", name = "", , , text = ""] = at.map((place) => cells[place]);
    if (text !== "") sheet.set(catalogue, (sheet.get(catalogue) ?? new Map()).set(name, text.normalize("NFC")));
  }
  return { sheet, mistakes: problems.map(({ message }) => `${file}: ${message}`) };
}

/**
 * A catalogue with the sheet's translations: the language's own with what has changed, or a new one.
 * @param own the language's present catalogue, if there is one
 */
export function catalogueOf(
  english: string,
  own: string | undefined,
  texts: ReadonlyMap<string, string>,
  language: string,
): { source: string; mistakes: string[] } {
  const mistakes: string[] = [];
  const originals = cellsOf(english);
  const present = own === undefined ? undefined : cellsOf(own);
  const all = present ?? originals;
  const written = (cell: Cell) => {
    const text = texts.get(cell.name);
    const isNew = text !== undefined && (present === undefined || text !== cell.text.trim());
    try {
      const { text: original, values } = originals.find(({ name }) => name === cell.name) ?? cell;
      return isNew ? sourceOf(withBlanksOf(original, text), values, language) : undefined;
    } catch (error) {
      mistakes.push(`${cell.name} ${(error as Error).message}`);
      return undefined;
    }
  };
  let source = own ?? english;
  for (const cell of [...all].reverse()) {
    const expression = written(cell);
    if (expression !== undefined) source = `${source.slice(0, cell.start)}${expression}${source.slice(cell.end)}`;
    else if (present === undefined && LETTER.test(cell.text))
      source = `${source.slice(0, cell.start)}""${source.slice(cell.end)}`;
  }
  if (present === undefined) source = asNew(source, language);
  const missing =
    present && originals.filter(({ name }) => !name.includes(".") && !present.some((cell) => cell.name === name));
  for (const cell of missing ?? []) {
    const expression = written({ ...cell, text: "" });
    if (expression !== undefined) source += `export const ${cell.name} = ${expression};\n`;
  }
  return { source: withPlural(source, language), mistakes };
}

/** A sheet has no blanks around a text. */
const withBlanksOf = (original: string, text: string) => original.replace(/\S.*\S|\S/s, () => text);

/** Of the English catalogue remain the names; what it reads of others is in the language, too. */
const asNew = (source: string, language: string) =>
  source.replace(/^\/\*\*.*\*\/\n/gm, "").replaceAll("words.en", `words.${language}`);

function withPlural(source: string, language: string): string {
  const line = `import { ${language} } from "make-plural/cardinals";\n`;
  return source.includes(`[${language}(`) && !source.includes(line) ? `${line}\n${source}` : source;
}
