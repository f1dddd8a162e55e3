import { sizeOf } from "../csv/cells";
import { FACT_COLUMNS, readFacts } from "../csv/facts";
import type { TableRow } from "../csv/readTable";
import { freeName } from "../freeName";
import { Tally } from "../shopify/Tally";
import { slug } from "../slug";
import { weightCell } from "./amounts";
import { groupRows, type RowGroup } from "./groupRows";
import type { ListColumns } from "./ListColumns";
import type { ListedProduct, ListedVariant } from "./ListedGoods.types";
import type { Meaning } from "./meanings";
import { numberIn } from "./numberIn";
import { optionsOf } from "./optionsOf";
import { pricesOf } from "./pricesOf";

/** The stock of goods that a list does not count. */
const UNCOUNTED = "1000";
const NO =
  /^(0|n|no|false|none|draft|archived|inactive|hidden|unpublished|disabled|proposed|rejected|expired|removed|-1)$/i;
/** Magento's own number for what is switched off. */
const OFF_IN_MAGENTO = "2";

/** Makes a folder's goods of a list, and counts what could not be taken over. */
export class ListReader {
  readonly tally = new Tally();
  private readonly handles = new Set<string>();
  private readonly skus = new Set<string>();

  constructor(private readonly columns: ListColumns) {}

  read(): ListedProduct[] {
    const { columns, tally } = this;
    const products = groupRows(columns).map((group) => this.productOf(group));
    if (!columns.has("stock") && !columns.has("inStock"))
      tally.add("variants have stock 0: the list says no stock. Fill in the column stock", products[0]?.handle ?? "");
    if (!columns.has("tax"))
      tally.add("products have no tax rate: the list says none. Fill in the column tax %", products[0]?.handle ?? "");
    return products.filter(({ variants }) => variants.length > 0);
  }

  private productOf(group: RowGroup): ListedProduct {
    const { columns, tally } = this;
    const [head] = group;
    const at = (meaning: Meaning) => group.map((row) => columns.cell(row, meaning)).find((cell) => cell !== "") ?? "";
    const title = at("title") || at("handle") || at("sku");
    const handle = freeName(this.handles, slug(at("handle") || title));
    const [pictureRows, others] = [true, false].map((is) => group.filter((row) => this.isPicture(row) === is));
    const sold = (others ?? []).filter((row) => row !== head || !this.isHead(group));
    const shared = [head, ...(pictureRows ?? [])].flatMap((row) => this.picturesOf(row));
    const { category, brand, words } = this.placeOf(group);
    if (title.length > 200) tally.add("titles are longer than 200 characters and were cut", handle);
    const facts = readFacts((name) => at(name).slice(0, 500));
    return {
      handle,
      title: title.slice(0, 200),
      category,
      description: [at("shortDescription"), at("description")].filter(Boolean).join("\n\n").replaceAll("\\n", "\n"),
      searchWords: [...columns.all(head, "tags").map(({ value }) => value.replace(/[,;|]/g, " ")), ...words]
        .join(" ")
        .replace(/\s+/g, " ")
        .slice(0, 500),
      tax: this.taxOf(group),
      facts: { ...this.attributes(head), ...facts, ...(brand !== "" && { brand }) },
      variants: withWeights(sold.flatMap((row) => this.variantsOf(row, head, handle, shared))),
    };
  }

  /** A product with rows of its own for its variants is not sold itself. */
  private isHead(group: RowGroup): boolean {
    const { head } = this.columns.system;
    const [first, ...rest] = group.filter((row) => !this.isPicture(row));
    return rest.length > 0 && first !== undefined && head?.test(this.columns.cell(first, "kind")) === true;
  }

  private isPicture(row: TableRow): boolean {
    return this.columns.system.picture?.test(this.columns.cell(row, "kind")) === true;
  }

  /** The category, and what else the list says of the product's place. The deepest category of the first path counts. */
  private placeOf(group: RowGroup): { category: string; brand: string; words: string[] } {
    const cells = this.columns.all(group[0], "category").flatMap(({ value }) => value.split(/(?<!\\)[,;|]/));
    const facets = this.columns
      .cell(group[0], "facets")
      .split("|")
      .map((facet) => facet.split(":"));
    const facet = (name: string) =>
      facets.filter(([one]) => one?.toLowerCase() === name).map(([, value = ""]) => value);
    const paths = [...cells, ...facet("category")]
      .map((path) => path.split(/[>/]/).map((one) => one.trim()))
      .filter(([one]) => one);
    const names = paths.map((path) => path.at(-1) ?? "");
    const more = facets.filter(([name = ""]) => !/^(category|brand)$/i.test(name)).map(([, value = ""]) => value);
    return {
      category: (names[0] ?? "Other").replaceAll("\\,", ",").slice(0, 100),
      brand: facet("brand")[0] ?? "",
      words: [...names.slice(1), ...more].filter(Boolean),
    };
  }

  /** A tax in a column of its own, or in the name of a column that says yes: `Tax - GST (5%)`. */
  private taxOf(group: RowGroup): string {
    for (const { value, header } of group.flatMap((row) => this.columns.all(row, "tax"))) {
      const rate = /([\d.]+)\s*%/.exec(/^(y|yes|true|1)$/i.test(value) ? header : `${value}%`)?.[1];
      if (rate !== undefined && !NO.test(value)) return rate;
    }
    return "";
  }

  /** Of a row that is no variant, numbered pairs are facts. */
  private attributes(row: TableRow): Record<string, string> {
    const { columns, tally } = this;
    const { variant } = columns.system;
    if (variant === undefined || variant.test(columns.cell(row, "kind"))) return {};
    return Object.fromEntries(
      optionsOf(columns, row, row).flatMap(([name, value]) => {
        const known = Object.entries(FACT_COLUMNS).find(([, names]) => names.includes(name.toLowerCase()));
        if (known === undefined && columns.system.head?.test(columns.cell(row, "kind")) !== true)
          tally.add("attributes are no facts here and were left out", `${name}: ${value}`);
        return known ? [[known[0], value]] : [];
      }),
    );
  }

  private variantsOf(row: TableRow, head: TableRow, handle: string, shared: readonly string[]): ListedVariant[] {
    const { columns, tally } = this;
    const { system } = columns;
    const prices = pricesOf(columns, row, head, tally);
    if (prices === undefined) {
      tally.add("variants have no price and were left out", columns.cell(row, "sku") || handle);
      return [];
    }
    const isVariant = system.variant === undefined || system.variant.test(columns.cell(row, "kind"));
    const options = isVariant ? optionsOf(columns, row, head) : [];
    const several = combinations(options, system.lists);
    const skus = columns
      .cell(row, "sku")
      .split(system.lists ?? /\0/)
      .map((sku) => sku.trim());
    if (several.length > 1) tally.add("rows stand for several variants: each has the row's price and stock", handle);
    return several.map((pairs, at) => ({
      sku: this.skuOf(skus.length === several.length ? (skus[at] ?? "") : (skus[0] ?? ""), handle, pairs),
      barcode: columns.cell(row, "barcode").replace(/^'/, ""),
      options: pairs,
      weight: this.weightOf(row) || this.weightOf(head),
      ...prices,
      stock: this.stockOf(row, head, handle),
      pictures: [...new Set([...this.picturesOf(row), ...shared])],
      isVisible: this.isShown(row) && this.isShown(head),
    }));
  }

  private stockOf(row: TableRow, head: TableRow, handle: string): string {
    const { columns, tally } = this;
    const cell = numberIn(columns, row, "stock") || numberIn(columns, head, "stock");
    const isOut = NO.test(columns.cell(row, "inStock")) || /outofstock/i.test(cell);
    if (isOut) return "0";
    const isUntracked = NO.test(columns.cell(row, "tracked")) || /instock/i.test(cell);
    if (isUntracked || (cell === "" && columns.has("inStock"))) {
      tally.add(`variants are not counted: they have a stock of ${UNCOUNTED}`, handle);
      return UNCOUNTED;
    }
    if (cell.startsWith("-")) tally.add("quantities are below zero and were taken as none", handle);
    return cell === "" || cell.startsWith("-") ? "0" : cell.replace(/\.\d+$/, "");
  }

  private weightOf(row: TableRow): string {
    const { columns } = this;
    const [found] = columns.all(row, "weight");
    if (found === undefined) return "";
    const [, inHeader = ""] = /\((\w+)\)$/.exec(found.header) ?? [];
    const unit = columns.cell(row, "weightUnit") || inHeader || columns.system.weightUnit || "";
    const weight = weightCell(found.value, unit, columns.table.delimiter);
    if (weight === "" && Number(found.value) !== 0)
      this.tally.add("weights have no unit and were left out", found.value);
    return weight;
  }

  private picturesOf(row: TableRow): string[] {
    return this.columns
      .all(row, "pictures")
      .flatMap(({ value }) => value.split(value.includes("://") ? /[\s;|]+|,\s*(?=https?:)/ : /[;|,]/))
      .map((name) => name.trim())
      .filter((name) => name !== "" && name !== "no_selection");
  }

  private isShown(row: TableRow): boolean {
    const isOff = (value: string) =>
      NO.test(value) || (this.columns.system.name === "Magento" && value === OFF_IN_MAGENTO);
    return !this.columns.all(row, "visible").some(({ value }) => isOff(value));
  }

  private skuOf(given: string, handle: string, options: ListedVariant["options"]): string {
    if (given === "")
      this.tally.add("variants have no SKU: one was made from the product's name and its options", handle);
    const made = [handle, ...options.map(([, value]) => slug(value))].join("-").slice(0, 90);
    const wanted = given || made;
    if (this.skus.has(wanted) && given !== "") this.tally.add("SKUs are there twice: a number was added", wanted);
    return freeName(this.skus, wanted);
  }
}

/** An option such as `500 g` is a weight, too; where it is the only one, it is nothing else (ADR 66). */
function withWeights(variants: readonly ListedVariant[]): ListedVariant[] {
  const isWeight = ([, value]: ListedVariant["options"][number]) => sizeOf(value) !== undefined;
  const areWeights = variants.every(({ options }) => options.length === 1 && options.every(isWeight));
  return variants.map((variant) => ({
    ...variant,
    weight: variant.options.find(isWeight)?.[1] ?? variant.weight,
    options: areWeights ? [] : variant.options,
  }));
}

/** One list of options for each variant that a row stands for. */
function combinations(options: ListedVariant["options"], lists: RegExp | undefined): ListedVariant["options"][] {
  return options.reduce<ListedVariant["options"][]>(
    (made, [name, values]) => {
      const each = lists === undefined ? [values] : values.split(lists).map((value) => value.trim());
      return made.flatMap((pairs) => each.map((value) => [...pairs, [name, value] as const]));
    },
    [[]],
  );
}
