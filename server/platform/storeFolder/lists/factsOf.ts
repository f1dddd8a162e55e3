import type { FactName } from "#contract/catalogue/facts.ts";
import type { TableRow } from "../csv/readTable";
import { FACT_COLUMNS } from "../facts/factColumns";
import type { ListColumns } from "./ListColumns";
import { optionPairs } from "./optionsOf";
import type { ProductRows } from "./rowsOfProducts";

const NAMES = Object.entries(FACT_COLUMNS) as [FactName, readonly string[]][];
/** Attributes that Magento writes to every product for its own use. */
const INTERNAL = /^(has_options|required_options|quantity_and_stock_status)$/;

/**
 * The facts that the rows of a product have as pairs of a name and a value.
 * @param kept names that are facts under their own names
 * @param unknown gets the names that are no facts
 */
export function factsOf(
  columns: ListColumns,
  [row, ...others]: ProductRows,
  kept: readonly string[],
  unknown: Set<string>,
): Readonly<Record<string, string>> {
  const pairs = [...attributes(columns, row, others), ...numbered(columns, row), ...listed(columns, row)];
  return Object.fromEntries(
    pairs.flatMap(([name, value]) => {
      const fact = NAMES.find(([, names]) => names.includes(name.toLowerCase().replaceAll("_", " ")))?.[0];
      const own = fact ?? kept.find((one) => one.toLowerCase() === name.toLowerCase());
      if (fact === undefined) unknown.add(name);
      return own === undefined ? [] : [[own, value]];
    }),
  );
}

type Pair = readonly [name: string, value: string];

/** In a row that is no variant, numbered options are attributes, except for those that tell its variants apart. */
function attributes(columns: ListColumns, row: TableRow, others: readonly TableRow[]): readonly Pair[] {
  const { variant } = columns.system;
  if (variant === undefined || variant.test(columns.cell(row, "kind"))) return [];
  const options = new Set(others.flatMap((one) => columns.all(one, "optionName").map(({ value }) => value)));
  return optionPairs(columns, row, row).filter(([name]) => !options.has(name));
}

function numbered(columns: ListColumns, row: TableRow): Pair[] {
  const values = columns.all(row, "factValue");
  return columns.all(row, "factName").flatMap(({ number, value: name }): Pair[] => {
    const value = values.find((one) => one.number === number)?.value;
    return value === undefined ? [] : [[name, value]];
  });
}

/** Facts that stand in one cell: `material=Clay,manufacturer=Kora`. */
function listed(columns: ListColumns, row: TableRow): Pair[] {
  return columns
    .all(row, "assignments")
    .flatMap(({ value }) => (value.includes("|Value=") ? [] : value.split(/[,;](?=[\w ]+=)/)))
    .map((pair): Pair => {
      const [name = "", ...value] = pair.split("=");
      return [name.trim(), value.join("=").trim()];
    })
    .filter(([name, value]) => value !== "" && !INTERNAL.test(name));
}
