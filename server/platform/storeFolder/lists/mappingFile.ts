import { stringify } from "yaml";
import type { Table } from "../csv/readTable";
import { quoted } from "../suggestion";
import { columnKeys } from "./columnKeys";
import type { Meaning } from "./meanings";

export const MAPPING_FILE = "columns.yaml";
/** The meanings that a person who fills in the file needs; the others occur only in exports of certain systems. */
export const OFFERED: readonly Meaning[] = [
  "title",
  "handle",
  "category",
  "description",
  "sku",
  "barcode",
  "price",
  "mrp",
  "stock",
  "weight",
  "pictures",
  "tax",
  "visible",
  "option",
  "tags",
  "brand",
];
const VALUES_SHOWN = 3;

/** A file in which an owner says what the columns of a list mean. */
export function mappingFile(file: string, table: Table): string {
  const lines = columnKeys(table).flatMap((key, at) => {
    if (key === undefined) return [];
    const values = [...new Set(table.rows.map(({ cells }) => cells[at] ?? "").filter(Boolean))].slice(0, VALUES_SHOWN);
    return [`  # ${values.map(quoted).join(", ") || "(empty)"}`, `  ${stringify(key).trim()}:`];
  });
  return `# What the columns of ${quoted(file)} mean. Write one of these words behind a column, or nothing to leave it out:
# ${OFFERED.join(", ")}
# option: it tells variants apart, such as size or colour. Rows with the same handle, or the same title, are one product.
columns:
${lines.join("\n")}
`;
}
