import type { FactName, Facts } from "#contract/catalogue/facts.ts";
import { sizeOf } from "../csv/cells";
import type { TableRow } from "../csv/readTable";
import { LONGEST_FACT, readFacts } from "../facts/factColumns";
import { freeName } from "../freeName";
import { Tally } from "../shopify/Tally";
import { slug } from "../slug";
import { weightCell } from "./amounts";
import { saysNo, saysYes } from "./answers";
import { factsOf } from "./factsOf";
import type { ListColumns } from "./ListColumns";
import type { ListedProduct, ListedVariant } from "./ListedGoods.types";
import type { Meaning } from "./meanings";
import { optionsOf } from "./optionsOf";
import { picturesOf } from "./picturesOf";
import { placeOf } from "./placeOf";
import { MONEY, pricesOf } from "./pricesOf";
import { type ProductRows, rowsOfProducts } from "./rowsOfProducts";
import { type Rules, rulesOf } from "./rulesOf";
import { stockOf } from "./stockOf";
import { withoutEntities } from "./withoutEntities";

/** Magento's number for disabled products. */
const OFF_IN_MAGENTO = "2";
/** Values of products that a shop shows in no list, because they are only sold as parts of others. */
const NOT_LISTED = /^(hidden|unavailable|not visible)/i;
/** A row without a value for any of these is no variant. */
const SOLD: readonly Meaning[] = [
  "sku",
  "barcode",
  "price",
  "salePrice",
  "mrp",
  "stock",
  "inStock",
  "option",
  "optionValue",
  "optionValues",
  "assignments",
  "variantName",
];

/** Makes a folder's goods from a list, and counts what could not be imported. */
export class ListReader {
  readonly tally = new Tally();
  /** The names of attributes that are no facts, unless they are kept as such. */
  readonly attributes = new Set<string>();
  private readonly handles = new Set<string>();
  private readonly skus = new Set<string>();
  private readonly rules: Rules;

  /** @param kept columns and attributes that are facts under their own names */
  constructor(
    private readonly columns: ListColumns,
    private readonly kept: readonly string[] = [],
  ) {
    this.rules = rulesOf(columns, this.tally);
  }

  read(): ListedProduct[] {
    const products = rowsOfProducts(this.columns).map((productRows) => this.productOf(productRows));
    return products.filter(({ variants }) => variants.length > 0);
  }

  private productOf(productRows: ProductRows): ListedProduct {
    const { columns, tally } = this;
    const [head] = productRows;
    const at = (meaning: Meaning) =>
      productRows.map((row) => columns.cell(row, meaning)).find((cell) => cell !== "") ?? "";
    const title = withoutEntities(at("title")) || at("handle") || at("sku");
    const handle = freeName(this.handles, slug(at("handle") || title));
    const sold = this.soldOf(productRows);
    const isPriced = (row: TableRow) => MONEY.some((meaning) => columns.cell(row, meaning) !== "");
    if (sold[0] === head && sold.some((row) => !isPriced(row)) && isPriced(head))
      tally.add("products have rows without a price: each has the price of its product's first row", handle);
    const shared = productRows
      .filter((row) => row === head || !sold.includes(row))
      .flatMap((row) => picturesOf(columns, row));
    const { category, brand, words } = placeOf(columns, head);
    if (title.length > 200) tally.add("titles are longer than 200 characters and were cut", handle);
    const facts = readFacts((name) => at(name as FactName).slice(0, LONGEST_FACT));
    return {
      handle,
      title: title.slice(0, 200),
      category,
      description: this.descriptionOf([at("shortDescription"), at("description")]),
      searchWords: [...columns.all(head, "tags").map(({ value }) => value.replace(/[,;|]/g, " ")), ...words]
        .join(" ")
        .replace(/\s+/g, " ")
        .slice(0, 500),
      tax: this.taxOf(productRows),
      facts: {
        ...factsOf(columns, productRows, this.kept, this.attributes),
        ...facts,
        ...(brand !== "" && { brand }),
        ...this.keptOf(productRows),
      },
      variants: withWeights(sold.flatMap((row) => this.variantsOf(row, head, handle, shared))),
    };
  }

  private keptOf(productRows: ProductRows): Facts {
    const { headers } = this.columns.table;
    return Object.fromEntries(
      this.kept.flatMap((header) => {
        const said = productRows.map((row) => row.cells[headers.indexOf(header)] ?? "").find((cell) => cell !== "");
        return said === undefined ? [] : [[header, said.slice(0, LONGEST_FACT)]];
      }),
    );
  }

  /**
   * The rows that are variants. A product whose variants have rows of their own is left out, and so are rows with only a
   * picture, or a part of a set.
   */
  private soldOf(productRows: ProductRows): TableRow[] {
    const { columns, tally } = this;
    const { head, isFirstHead, picture } = columns.system;
    const [first] = productRows;
    const rows = productRows.filter((row) => {
      if (picture?.test(columns.cell(row, "kind"))) return false;
      const isSold = row === first || SOLD.some((meaning) => columns.cell(row, meaning) !== "");
      if (!isSold && columns.cell(row, "includedItem") !== "")
        tally.add(
          "sets are sold as one product each: what they are made of was left out",
          columns.cell(first, "title"),
        );
      return isSold;
    });
    const isHead = isFirstHead === true || head?.test(columns.cell(first, "kind")) === true;
    return rows.length > 1 && isHead ? rows.slice(1) : rows;
  }

  /** HTML stays unchanged; in plain text, entities of HTML are replaced. */
  private descriptionOf(texts: readonly string[]): string {
    const text = texts.filter(Boolean).join("\n\n").replaceAll("\\n", "\n");
    return /<[a-z]/i.test(text) ? text : withoutEntities(text);
  }

  /** A tax in a column of its own, or in the name of a column whose cell says yes: `Tax - GST (5%)`. */
  private taxOf(productRows: ProductRows): string {
    for (const { value, header } of productRows.flatMap((row) => this.columns.all(row, "tax"))) {
      const rate = /([\d.]+)\s*%/.exec(saysYes(value) ? header : `${value}%`)?.[1];
      if (rate !== undefined && !saysNo(value)) return rate;
    }
    return "";
  }

  private variantsOf(row: TableRow, head: TableRow, handle: string, shared: readonly string[]): ListedVariant[] {
    const { columns, tally } = this;
    const { system } = columns;
    const prices = this.pricesOf(row, head);
    if (prices === undefined) {
      tally.add("variants have no price and were left out", columns.cell(row, "sku") || handle);
      return [];
    }
    const isVariant = system.variant === undefined || system.variant.test(columns.cell(row, "kind"));
    const options = isVariant ? optionsOf(columns, row, head) : [];
    const several = combinations(options, system.lists);
    if (saysYes(columns.cell(row, "soldByWeight") || columns.cell(head, "soldByWeight")))
      tally.add("variants are sold by weight in the list: the price is that of one unit of weight", handle);
    if (several.length > 1) tally.add("rows stand for several variants: each has the row's price and stock", handle);
    return several.map((pairs, at) => ({
      sku: this.skuOf(this.skusOf(row, several)[at] ?? "", handle, pairs),
      // A barcode must identify one variant.
      barcode: several.length > 1 ? "" : columns.cell(row, "barcode").replace(/^'/, ""),
      options: pairs,
      weight: this.weightOf(row) || this.weightOf(head),
      ...prices,
      stock: stockOf(columns, row, head, handle, tally),
      pictures: [...new Set([...picturesOf(columns, row), ...shared])],
      isVisible: this.isShown(row) && this.isShown(head) && !NOT_LISTED.test(columns.cell(head, "catalogueVisibility")),
    }));
  }

  private pricesOf(row: TableRow, head: TableRow): ReturnType<typeof pricesOf> {
    const prices = pricesOf(this.columns, row, head, this.tally);
    const changed = this.rules.get(this.columns.cell(row, "sku"))?.(Number(prices?.price));
    return changed === undefined || Number.isNaN(changed) ? prices : { price: String(changed), mrp: "" };
  }

  private weightOf(row: TableRow): string {
    const { columns } = this;
    const [found] = columns.all(row, "weight");
    if (found === undefined) return "";
    const [, inHeader = ""] = /\((\w+)\)$/.exec(found.header) ?? [];
    const unit = columns.cell(row, "weightUnit") || inHeader || columns.system.weightUnit || "";
    const weight = weightCell(found.value, unit, columns.hasDecimalComma);
    if (weight === "" && Number(found.value) !== 0)
      this.tally.add("weights have no unit and were left out", found.value);
    return weight;
  }

  private isShown(row: TableRow): boolean {
    const { columns } = this;
    const isOff = (value: string) => saysNo(value) || (columns.system.name === "Magento" && value === OFF_IN_MAGENTO);
    return !columns.all(row, "visible").some(({ value }) => isOff(value)) && !saysYes(columns.cell(row, "archived"));
  }

  /** A SKU for each variant that a row stands for. When the row has fewer, they are made from its SKU and the options. */
  private skusOf(row: TableRow, several: readonly ListedVariant["options"][]): string[] {
    const given = this.columns.cell(row, "sku");
    if (several.length === 1 || given === "") return [given];
    const each = given.split(this.columns.system.lists ?? /\0/).map((sku) => sku.trim());
    if (each.length === several.length) return each;
    return several.map((options) => [given, ...options.map(([, value]) => slug(value))].join("-").slice(0, 90));
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

/** An option such as `500 g` is also a weight; if it is the only option, it is only a weight (ADR 66). */
function withWeights(variants: readonly ListedVariant[]): ListedVariant[] {
  const isWeight = ([, value]: ListedVariant["options"][number]) => sizeOf(value) !== undefined;
  const areWeights = variants.every(({ options }) => options.length === 1 && options.every(isWeight));
  return variants.map((variant) => ({
    ...variant,
    weight: variant.options.find(isWeight)?.[1] ?? variant.weight,
    options: areWeights ? [] : variant.options,
  }));
}

/** A list of options for each variant that a row describes. */
function combinations(options: ListedVariant["options"], lists: RegExp | undefined): ListedVariant["options"][] {
  return options.reduce<ListedVariant["options"][]>(
    (made, [name, values]) => {
      const each =
        lists === undefined ? [values] : values.split(lists).map((value) => value.trim().replaceAll("\\,", ","));
      return made.flatMap((pairs) => each.map((value) => [...pairs, [name, value] as const]));
    },
    [[]],
  );
}
