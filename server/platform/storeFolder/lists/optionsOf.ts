import type { TableRow } from "../csv/readTable";
import type { ListColumns } from "./ListColumns";

type Pair = readonly [name: string, value: string];

/** What systems write for a product without options. */
const NOTHING = /^(default( title| option| option value)?|regular|standard|-)$/i;
export const MOST_OPTIONS = 3;

/** The options of a variant, whichever system wrote it. @param head the product's first row, which names them */
export function optionsOf(columns: ListColumns, row: TableRow, head: TableRow): Pair[] {
  const said = optionPairs(columns, row, head);
  const called = columns.cell(row, "variantName");
  if (said.length === 0 && called !== "" && !NOTHING.test(called)) return [["Kind", called]];
  return joined(said);
}

/** The pairs of a name and a value in a row, however many. */
export function optionPairs(columns: ListColumns, row: TableRow, head: TableRow): Pair[] {
  const any = columns.system.isEmptyAny && row !== head ? anyOf(columns, row, head) : [];
  const nameOf = (number: number) =>
    [row, head].flatMap((one) => columns.all(one, "optionName").filter((name) => name.number === number))[0]?.value;
  const numbered = [...columns.all(row, "optionValue"), ...any]
    .sort((one, other) => one.number - other.number)
    .map(({ number, value }): Pair => [nameOf(number) ?? `Option ${number}`, withoutColour(value)]);
  const names = (columns.cell(row, "optionNames") || columns.cell(head, "optionNames")).split("|");
  const listed = columns
    .cell(row, "optionValues")
    .split("|")
    .map((value, at): Pair => [(names[at] ?? "").trim(), value.trim()]);
  const own = columns
    .all(row, "option")
    .sort(byPlace)
    .map(({ header, value }): Pair => [capital(header), value]);
  const pairs = [...numbered, ...listed, ...own, ...assigned(columns, row, head)];
  return pairs.filter(([name, value]) => name !== "" && value !== "" && !NOTHING.test(value));
}

/** An option that a variant has without a value stands for all values of its product. */
function anyOf(columns: ListColumns, row: TableRow, head: TableRow): { number: number; value: string }[] {
  const filled = new Set(columns.all(row, "optionValue").map(({ number }) => number));
  const named = columns.all(head, "optionName");
  return columns.all(row, "optionName").flatMap(({ number, value: name }) => {
    const place = named.find(({ value }) => value === name)?.number;
    const all = columns.all(head, "optionValue").find((one) => one.number === place)?.value;
    return filled.has(number) || all === undefined ? [] : [{ number, value: all }];
  });
}

/** In the owner's order. */
const byPlace = (one: { index: number }, other: { index: number }) => one.index - other.index;

/** Haat has three options, so a fourth is joined to the third. */
function joined(pairs: readonly Pair[]): Pair[] {
  if (pairs.length <= MOST_OPTIONS) return [...pairs];
  const rest = pairs.slice(MOST_OPTIONS - 1);
  return [
    ...pairs.slice(0, MOST_OPTIONS - 1),
    [rest.map(([name]) => name).join(" / "), rest.map(([, value]) => value).join(" / ")],
  ];
}

/** Options in one cell: Magento's `sku=A,color=Red|sku=B,color=Blue` of the head, BigCommerce's `Type=…|Name=Size|Value=M`. */
function assigned(columns: ListColumns, row: TableRow, head: TableRow): Pair[] {
  const variation = variationsOf(columns, head).find(({ sku }) => sku === columns.cell(row, "sku"));
  if (variation) return variation.options;
  const cell = columns.cell(row, "assignments");
  const named = [...cell.matchAll(/Name=(.*?)\|Value=(.*?)(?=\s*(?:Type=|$))/g)];
  if (named.length > 0) return named.map(([, name = "", value = ""]): Pair => [name, value.replace(/\[.*\]$/, "")]);
  const title = columns.cell(row, "title");
  return /^\[/.test(title)
    ? [...title.matchAll(/\[\w+\]([^=,]+)=([^,:]+)/g)].map(([, name = "", value = ""]): Pair => [name, value])
    : [];
}

/** The variants that a head's row names. */
export function variationsOf(columns: ListColumns, head: TableRow): { sku: string; options: Pair[] }[] {
  const labels = new Map(columns.cell(head, "variationLabels").split(",").map(assignment));
  const cell = columns.cell(head, "variations");
  if (cell === "") return [];
  return cell.split("|").map((one) => {
    const pairs = one.split(",").map(assignment);
    const sku = pairs.find(([name]) => name === "sku")?.[1] ?? "";
    const options = pairs.filter(([name]) => !/^(sku|price|display|image)$/.test(name));
    return { sku, options: options.map(([name, value]): Pair => [labels.get(name) ?? capital(name), value]) };
  });
}

const assignment = (text: string): [string, string] => {
  const [name = "", ...value] = text.split("=");
  return [name.trim(), value.join("=").trim()];
};

/** Wix writes a colour beside its name: `#ff0000:Red`. */
const withoutColour = (value: string) =>
  value.replace(/(^|;)\s*#[0-9a-f]{3,8}:/gi, "$1").replace(/:\s*#[0-9a-f]{3,8}\s*(?=;|$)/gi, "");

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).replaceAll("_", " ");
