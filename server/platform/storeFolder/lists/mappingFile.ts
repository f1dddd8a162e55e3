import { parse, stringify } from "yaml";
import type { Table } from "../csv/readTable";
import { quoted, suggestion } from "../suggestion";
import type { Mapping } from "./ListColumns";
import { MEANINGS, type Meaning } from "./meanings";

export const MAPPING_FILE = "columns.yaml";
const NAMES = Object.keys(MEANINGS) as Meaning[];
/** What a person who fills in the file needs; the others are ways of single systems. */
const OFFERED: readonly Meaning[] = [
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

/** A file in which its owner says what the columns of a list mean. */
export function mappingFile(file: string, { headers, rows }: Table): string {
  const lines = headers.flatMap((header, at) => {
    if (header === "") return [];
    const values = [...new Set(rows.map(({ cells }) => cells[at] ?? "").filter(Boolean))].slice(0, VALUES_SHOWN);
    return [`  # ${values.map(quoted).join(", ") || "(empty)"}`, `  ${stringify(header).trim()}:`];
  });
  return `# What the columns of ${quoted(file)} mean. Write one of these words behind a column, or nothing to leave it out:
# ${OFFERED.join(", ")}
# option: it tells variants apart, such as size or colour. Rows with the same handle, or the same title, are one product.
columns:
${lines.join("\n")}
`;
}

/** @returns the meanings, or a sentence about each mistake */
export function readMapping(text: string): { mapping: Mapping; mistakes: string[] } {
  const { columns = {} } = (parse(text) ?? {}) as { columns?: Record<string, unknown> };
  const filled = Object.entries(columns).filter(([, said]) => said !== null && said !== "");
  const isKnown = (said: unknown): said is Meaning => NAMES.includes(said as Meaning);
  return {
    mapping: new Map(filled.flatMap(([header, said]) => (isKnown(said) ? [[header, said] as const] : []))),
    mistakes: filled.flatMap(([header, said]) =>
      isKnown(said)
        ? []
        : [`${quoted(header)} is ${quoted(said)}, which is no meaning.${suggestion(String(said), OFFERED)}`],
    ),
  };
}
