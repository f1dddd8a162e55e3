import type { FactName, Facts } from "#contract/catalogue/facts.ts";
import type { TableRow } from "../csv/readTable";
import { FACT_COLUMNS } from "../facts/factColumns";
import type { Tally } from "../shopify/Tally";
import type { ListColumns } from "./ListColumns";
import { optionsOf } from "./optionsOf";

const NAMES = Object.entries(FACT_COLUMNS) as [FactName, readonly string[]][];
/** Attributes that Magento writes to every product for its own use. */
const INTERNAL = /^(has_options|required_options|quantity_and_stock_status)$/;

/** The facts that a product's first row has as pairs of a name and a value. */
export function factsOf(columns: ListColumns, row: TableRow, tally: Tally): Facts {
  return Object.fromEntries(
    [...attributes(columns, row), ...numbered(columns, row), ...listed(columns, row)].flatMap(([name, value]) => {
      const fact = NAMES.find(([, names]) => names.includes(name.toLowerCase().replaceAll("_", " ")));
      if (fact === undefined) tally.add("attributes are no facts here and were left out", `${name}: ${value}`);
      return fact ? [[fact[0], value]] : [];
    }),
  );
}

type Pair = readonly [name: string, value: string];

/**
 * In a row that is no variant, numbered options are attributes. In the row of a product with variants they repeat the
 * variants' options, so only known facts count there.
 */
function attributes(columns: ListColumns, row: TableRow): readonly Pair[] {
  const { variant, head } = columns.system;
  const kind = columns.cell(row, "kind");
  if (variant === undefined || variant.test(kind)) return [];
  const pairs = optionsOf(columns, row, row);
  return head?.test(kind) === true
    ? pairs.filter(([name]) => NAMES.some(([, names]) => names.includes(name.toLowerCase())))
    : pairs;
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
