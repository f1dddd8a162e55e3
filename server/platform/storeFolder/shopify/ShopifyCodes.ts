import { Meant } from "../../ownerInput/Meant";
import { readSku } from "../../ownerInput/readSku";
import type { Columns } from "../csv/Columns";
import * as cells from "../csv/cells";
import type { TableRow } from "../csv/readTable";
import { freeName } from "../freeName";
import { slug } from "../slug";
import type { Choice } from "./choiceOf";
import type { ShopifyColumn } from "./shopifyColumns";
import type { Tally } from "./Tally";

/** The SKUs and barcodes of a list, each of one variant only. */
export class ShopifyCodes {
  private readonly skus = new Set<string>();
  private readonly barcodes = new Set<string>();

  constructor(
    private readonly sheet: Columns<ShopifyColumn>,
    private readonly tally: Tally,
  ) {}

  /** Scanners and people find a variant by its SKU, so only a spreadsheet's apostrophe is removed. */
  skuOf(row: TableRow, handle: string, { label, size }: Choice): string {
    const given = this.sheet.cell(row, "sku") === "" ? "" : (this.sheet.read(row, "sku", readSku) ?? "");
    if (given === "") this.tally.add("variants have no SKU: one was made from the product's name and the size", handle);
    const parts = [handle, slug(label), size && `${size.weight}${size.weightUnit}`].filter(
      (part) => part && part !== "other",
    );
    const wanted = given || parts.join("-").slice(0, 90);
    if (this.skus.has(wanted) && given !== "") this.tally.add("SKUs are there twice: a number was added", wanted);
    return freeName(this.skus, wanted);
  }

  /** A barcode that occurs twice would find either variant, and one that a spreadsheet has rounded would find none. */
  barcodeOf(row: TableRow): string {
    const code = cells.barcode(this.sheet.cell(row, "barcode"));
    if (code === "") return "";
    if (code instanceof Meant || this.barcodes.has(code)) {
      this.tally.add(
        "barcodes are there twice or were rounded by a spreadsheet, and were left out",
        this.sheet.cell(row, "barcode"),
      );
      return "";
    }
    this.barcodes.add(code);
    return code;
  }
}
