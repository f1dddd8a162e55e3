import { isLanguageCode, type LanguageCode, languageCodes, languages } from "#contract/languages.ts";
import type { Columns } from "../csv/Columns";
import { plainWord } from "../csv/plainWord";
import { quoted } from "../suggestion";

/** A column with a sheet's words in one language: `title:hi`. */
export type WordColumn<Field extends string> = `${Field}:${LanguageCode}`;

/** The names of the columns that translate others. @param texts the names of the columns that have texts */
export function wordColumns<Field extends string>(
  texts: Record<Field, readonly string[]>,
): Record<WordColumn<Field>, readonly string[]> {
  const columns: Record<string, readonly string[]> = {};
  for (const code of languageCodes) {
    for (const [field, names] of Object.entries<readonly string[]>(texts)) {
      columns[`${field}:${code}`] = names.map((name) => `${name}:${code}`);
    }
  }
  return columns;
}

/** Tells of columns in a language that the store does not offer. @param offered the store's languages, the first one first */
export function refuseOtherLanguages(
  columns: Pick<Columns<string>, "has" | "headerOf" | "tellOfColumn">,
  texts: Record<string, readonly string[]>,
  offered: readonly LanguageCode[],
): void {
  for (const code of languageCodes.filter((one) => !offered.slice(1).includes(one))) {
    for (const [field, [name = field]] of Object.entries(texts)) {
      const column = `${field}:${code}`;
      if (!columns.has(column)) continue;
      const header = columns.headerOf(column);
      columns.tellOfColumn(header, `the column ${quoted(header)} is ${notOffered(code, offered, quoted(name))}`);
    }
  }
}

/** Why words in a language cannot be taken. @param place where the words of the first language stand */
export function notOffered(code: LanguageCode, offered: readonly LanguageCode[], place: string): string {
  const language = `in ${code} (${languages[code].name})`;
  return code === offered[0]
    ? `${language}, which is the store's first language: its words stand under ${place}.`
    : `${language}, which is not among the languages of store.yaml: add ${code} there, or remove it.`;
}

/** What is wrong with a header such as `title:fr`; undefined when it does not look like words in a language. */
export function unknownLanguage(header: string, texts: Record<string, readonly string[]>): string | undefined {
  const [, column = "", code = ""] = /^(.+):\s*(\S+)$/.exec(plainWord(header)) ?? [];
  if (!Object.values(texts).flat().includes(column) || isLanguageCode(code)) return undefined;
  return `the column ${quoted(header)} is in a language that the shop does not know: there are ${languageCodes.join(", ")}.`;
}
