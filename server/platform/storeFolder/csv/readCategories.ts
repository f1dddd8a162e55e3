import type { LanguageCode } from "#contract/languages.ts";
import { Meant } from "../../ownerInput/Meant";
import { refuseOtherLanguages, unknownLanguage, type WordColumn, wordColumns } from "../languages/wordColumns";
import { wordsIn } from "../languages/wordsIn";
import type { PictureNames } from "../PictureNames";
import type { FolderCategory, Problem } from "../StoreFolder.types";
import { slug } from "../slug";
import { quoted } from "../suggestion";
import { Columns } from "./Columns";
import * as cells from "./cells";
import { readTable } from "./readTable";

export const CATEGORIES_FILE = "categories.csv";

export const CATEGORY_COLUMNS = {
  name: ["name", "title", "category"],
  handle: ["handle"],
  picture: ["picture", "image"],
  visible: ["visible"],
};

const TEXTS = { name: CATEGORY_COLUMNS.name };
const KNOWN: Record<Name, readonly string[]> = { ...CATEGORY_COLUMNS, ...wordColumns(TEXTS) };
type Name = keyof typeof CATEGORY_COLUMNS | WordColumn<keyof typeof TEXTS>;

export function readCategories(
  bytes: Buffer,
  pictures: PictureNames,
  languages: readonly LanguageCode[] = [],
): { categories: FolderCategory[]; problems: Problem[] } {
  const { table, problems } = readTable(CATEGORIES_FILE, bytes, Object.values(KNOWN).flat());
  if (table === undefined) return { categories: [], problems };
  const columns = new Columns<Name>(CATEGORIES_FILE, table, KNOWN, ["name"]);
  if (languages.length > 0) refuseOtherLanguages(columns, TEXTS, languages);
  for (const header of columns.unknown) {
    const unknown = `the column ${quoted(header)} is not known. Known are name, handle, picture and visible.`;
    columns.tellOfColumn(header, unknownLanguage(header, TEXTS) ?? unknown);
  }
  const lines = new Map<string, number>();
  const categories = table.rows.map((row): FolderCategory => {
    const name = columns.read(row, "name", cells.text(100, true)) ?? "";
    const handle = columns.cell(row, "handle") === "" ? slug(name) : (columns.read(row, "handle", cells.handle) ?? "");
    const before = lines.get(handle);
    if (before !== undefined)
      columns.found(row, "name", `another category: ${quoted(handle)} is in line ${before} already.`);
    else lines.set(handle, row.line);
    return {
      handle,
      name,
      imagePath: columns.read(row, "picture", (cell) => pictureOf(cell, pictures)) ?? "",
      isActive: columns.read(row, "visible", cells.yesNo(true)) ?? true,
      translations: wordsIn(languages, (code) => ({ name: columns.read(row, `name:${code}`, cells.text(100)) })),
    };
  });
  return { categories, problems: columns.problems };
}

function pictureOf(cell: string, pictures: PictureNames): string | Meant {
  if (cell === "") return "";
  const found = pictures.find(cell);
  return "address" in found ? found.address : new Meant(`a picture of the folder: ${found.missing}`);
}
