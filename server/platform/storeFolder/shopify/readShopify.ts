import { readNumber } from "../../ownerInput/readNumber";
import type { OptionPairs } from "../../services/common/options/OptionPairs.types";
import type { CategoryNames } from "../csv/CategoryNames";
import { Columns } from "../csv/Columns";
import * as cells from "../csv/cells";
import { PRODUCTS_FILE } from "../csv/productColumns";
import type { Table, TableRow } from "../csv/readTable";
import { type Declared, NOTHING_DECLARED } from "../Declared";
import type { DeclaredFact } from "../facts/DeclaredFact.types";
import { declaredColumns, LONGEST_FACT, readFacts } from "../facts/factColumns";
import type { OptionLooks } from "../options/OptionLooks";
import { type OptionCell, readOptions } from "../options/readOptions";
import { twinsOf } from "../options/twinsOf";
import type { PictureNames } from "../PictureNames";
import type { FolderProduct, FolderVariant, Problem } from "../StoreFolder.types";
import { quoted } from "../suggestion";
import { choiceOf, gramsToSize, NO_CHOICE } from "./choiceOf";
import { leftOut } from "./leftOut";
import { ShopifyCodes } from "./ShopifyCodes";
import { SHOPIFY_COLUMNS, type ShopifyColumn } from "./shopifyColumns";
import { stockOf } from "./stockOf";
import { Tally } from "./Tally";

type Sheet = Columns<ShopifyColumn>;
const NUMBERS = [1, 2, 3] as const;

interface Read {
  products: FolderProduct[];
  problems: Problem[];
  notes: string[];
}

/** Reads a product list as Shopify exports it: a product has several rows, and its own cells are in the first one. */
export function readShopify(
  table: Table,
  categories: CategoryNames,
  pictures: PictureNames,
  { options, facts }: Declared = NOTHING_DECLARED,
): Read {
  const known = { ...declaredColumns(facts), ...SHOPIFY_COLUMNS };
  const sheet: Sheet = new Columns(PRODUCTS_FILE, table, known, ["handle", "title", "price"]);
  const reader = new ShopifyReader(sheet, categories, pictures, options.looks, facts);
  const products = rowsByHandle(sheet).flatMap(([handle, rows]) => reader.productsOf(handle, rows));
  return { products, problems: sheet.problems, notes: [...reader.tally.notes(), ...leftOut(sheet)] };
}

/** The rows of one product follow each other in every export, but need not. */
function rowsByHandle(sheet: Sheet): [string, TableRow[]][] {
  const byHandle = new Map<string, TableRow[]>();
  for (const row of sheet.table.rows) {
    const handle = sheet.cell(row, "handle").toLowerCase();
    const rows = byHandle.get(handle);
    if (rows) rows.push(row);
    else byHandle.set(handle, [row]);
  }
  return [...byHandle];
}

class ShopifyReader {
  readonly tally = new Tally();
  private readonly codes: ShopifyCodes;

  constructor(
    private readonly sheet: Sheet,
    private readonly categories: CategoryNames,
    private readonly pictures: PictureNames,
    private readonly looks: OptionLooks,
    private readonly facts: readonly DeclaredFact[],
  ) {
    this.codes = new ShopifyCodes(sheet, this.tally);
  }

  productsOf(handle: string, rows: readonly TableRow[]): FolderProduct[] {
    const { sheet, tally } = this;
    const first = rows.find((row) => sheet.cell(row, "title") !== "");
    if (handle === "" || first === undefined) {
      const [row] = rows;
      if (row) sheet.found(row, handle === "" ? "handle" : "title", "the name of the product that the row belongs to.");
      return [];
    }
    if (/^(true|yes)$/i.test(sheet.cell(first, "giftCard"))) {
      tally.add("gift cards were left out: they cannot be sold here", handle);
      return [];
    }
    const gallery = this.galleryOf(rows);
    const sold = rows.filter((row) => this.isSold(row, handle));
    if (sold.length === 0) {
      tally.add("products have no variant and no price and were left out", handle);
      return [];
    }
    const names = NUMBERS.map((number) => this.nameOf(rows, number));
    const { options, pairs } = readOptions(
      sold.map((row) => this.cellsOf(row, names)),
      this.looks,
    );
    const isShown = this.isShown(first);
    const variants = sold.flatMap((row, at) => this.variantOf(row, handle, pairs[at] ?? [], gallery, isShown) ?? []);
    for (const { variant, line, name } of twinsOf(variants)) {
      const row = sold.find((one) => one.line === variant.line);
      if (row) sheet.found(row, "option1", `another value, because line ${line} is ${quoted(name)}, too.`);
    }
    return [{ ...this.productOf(first, handle, gallery[0]), options, variants }];
  }

  /** A row may contain only another picture. */
  private isSold(row: TableRow, handle: string): boolean {
    const { sheet } = this;
    if (!(["price", "sku", "option1"] as const).some((name) => sheet.cell(row, name) !== "")) return false;
    if (sheet.cell(row, "price") !== "") return true;
    this.tally.add("variants have no price and were left out", handle);
    return false;
  }

  /** Shopify names an option in the product's first row only. */
  private nameOf(rows: readonly TableRow[], number: (typeof NUMBERS)[number]): string {
    const names = rows.map((row) => this.sheet.cell(row, `name${number}`));
    return names.find((name) => name !== "") ?? `Option ${number}`;
  }

  private cellsOf(row: TableRow, names: readonly string[]): OptionCell[] {
    return NUMBERS.map((number, at) => {
      const cell = this.sheet.cell(row, `option${number}`);
      const value = cell === NO_CHOICE ? "" : cell;
      return { name: names[at] ?? "", value, isWeight: cells.sizeOf(value) !== undefined };
    });
  }

  private productOf(row: TableRow, handle: string, picture?: string): Omit<FolderProduct, "variants" | "options"> {
    const { sheet, tally } = this;
    const type = sheet.cell(row, "type") || sheet.cell(row, "productCategory").split(">").at(-1)?.trim() || "Other";
    const category = this.categories.find(type.slice(0, 100), picture);
    const tags = sheet.cell(row, "tags").replaceAll(",", " ").replace(/\s+/g, " ");
    if (tags.length > 500) tally.add("products have more tags than are searched: the last ones were left out", handle);
    return {
      handle,
      name: sheet.cell(row, "title").slice(0, 200),
      facts: readFacts((name) => sheet.cell(row, name).slice(0, LONGEST_FACT), this.facts),
      category: typeof category === "string" ? category : "",
      description: sheet.cell(row, "body"),
      isSubscribable: false,
      taxPercent: 0,
      taxType: "INCLUSIVE",
      localName: "",
      searchAliases: tags.slice(0, 500),
    };
  }

  /** Undefined when an amount cannot be read. */
  private variantOf(
    row: TableRow,
    handle: string,
    options: OptionPairs,
    gallery: readonly string[],
    isShown: boolean,
  ): FolderVariant | undefined {
    const { sheet, tally } = this;
    const sellingPricePaise = sheet.read(row, "price", cells.priceOrNothing);
    const hasMrp = sheet.cell(row, "compareAt") !== "";
    const compareAt = hasMrp ? sheet.read(row, "compareAt", cells.priceOrNothing) : sellingPricePaise;
    const choice = choiceOf(NUMBERS.map((number) => sheet.cell(row, `option${number}`)));
    const sku = this.codes.skuOf(row, handle, choice);
    const stock = stockOf(sheet, row, handle, tally);
    if (sellingPricePaise === undefined || compareAt === undefined || stock === undefined) return undefined;
    if (compareAt > 0 && compareAt < sellingPricePaise)
      tally.add("compare-at prices are below the price and were left out", handle);
    if (sellingPricePaise === 0) tally.add("variants cost nothing and are hidden", handle);
    const own = sheet.cell(row, "variantImage");
    const images = [...new Set([...(own === "" ? [] : this.picturesOf([own])), ...gallery])];
    return {
      sku,
      barcode: sheet.has("barcode") ? this.codes.barcodeOf(row) : null,
      mrpPaise: Math.max(compareAt, sellingPricePaise),
      sellingPricePaise,
      stock,
      ...(choice.size ?? gramsToSize(this.gramsOf(row))),
      options,
      isVisible: isShown && sellingPricePaise > 0,
      imagePathList: images,
      line: row.line,
    };
  }

  /** Shopify writes three decimals here, `453.592`, so a point is always the decimal sign. */
  private gramsOf(row: TableRow): number {
    const { readings } = readNumber(this.sheet.cell(row, "grams"), this.sheet.table.delimiter === ";");
    return Number(readings.at(-1));
  }

  private isShown(row: TableRow): boolean {
    const [status, published] = [this.sheet.cell(row, "status"), this.sheet.cell(row, "published")];
    const isActive = status === "" || /^active$/i.test(status);
    const isPublished = published === "" || /^true$/i.test(published);
    if (!isActive || !isPublished)
      this.tally.add("products are drafts, archived or not published, and are hidden", this.sheet.cell(row, "handle"));
    return isActive && isPublished;
  }

  /** An image in a variant's row is only the next image of the product. */
  private galleryOf(rows: readonly TableRow[]): string[] {
    const { sheet } = this;
    const found = rows.filter((row) => sheet.cell(row, "image") !== "");
    const place = (row: TableRow) => Number(sheet.cell(row, "imagePosition")) || Number.MAX_SAFE_INTEGER;
    return this.picturesOf([...found].sort((a, b) => place(a) - place(b)).map((row) => sheet.cell(row, "image")));
  }

  private picturesOf(names: readonly string[]): string[] {
    return names.flatMap((name) => {
      const found = this.pictures.find(name);
      if ("missing" in found) this.tally.add("pictures are not in the folder and were left out", name);
      return "address" in found && found.address !== "" ? [found.address] : [];
    });
  }
}
