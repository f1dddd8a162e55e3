import { isSeq, parseDocument } from "yaml";
import type { Imported } from "../../../db/schema/owner";
import { CategoryNames } from "../../../storeFolder/csv/CategoryNames";
import { Columns } from "../../../storeFolder/csv/Columns";
import { PRODUCT_COLUMNS, PRODUCTS_FILE } from "../../../storeFolder/csv/productColumns";
import { readProducts } from "../../../storeFolder/csv/readProducts";
import { readTable, type Table } from "../../../storeFolder/csv/readTable";
import { type CellEdit, replaceCells } from "../../../storeFolder/csv/replaceCells";
import { encoded } from "../../../storeFolder/encodings";
import { PictureNames } from "../../../storeFolder/PictureNames";
import { productColumnNames } from "../../../storeFolder/productColumnNames";
import type { FolderVariant } from "../../../storeFolder/StoreFolder.types";
import { isShopify } from "../../../storeFolder/shopify/isShopify";
import { readShopify } from "../../../storeFolder/shopify/readShopify";
import { SHOPIFY_COLUMNS, type ShopifyColumn } from "../../../storeFolder/shopify/shopifyColumns";
import { STORE_FILE } from "../../../storeFolder/yaml/readStoreYaml";
import { couponInRupees } from "../../sale/coupons/couponInRupees";
import type { StoreRows } from "./readStoreRows";

/** The text files of a store's folder as they were imported, with the changes made in the shop since. */
export function filesOf(rows: StoreRows): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (const { path, content } of rows.files) if (content !== null) files.set(path, Buffer.from(content, "base64"));
  const [products, store] = [files.get(PRODUCTS_FILE), files.get(STORE_FILE)];
  if (products) files.set(PRODUCTS_FILE, withStock(products, rows));
  if (store) files.set(STORE_FILE, withName(withCoupons(store, rows), rows));
  return files;
}

function withStock(bytes: Buffer, rows: StoreRows): Buffer {
  const { table } = readTable(PRODUCTS_FILE, bytes, productColumnNames());
  if (table === undefined) return bytes;
  const { variants, columns } = sheetOf(table);
  const there = new Map(rows.productVariants.map((variant) => [variant.sku, variant]));
  const edits = variants.flatMap((variant): CellEdit[] => {
    const now = there.get(variant.sku);
    const last = rows.imported?.variants[variant.sku];
    if (now === undefined || last === undefined) return [];
    const { line } = variant;
    const edit = (column: number | undefined, value: string) => (column === undefined ? [] : [{ line, column, value }]);
    const { availableQuantity: stock, sellingPricePaise: price, mrpPaise: mrp } = now;
    return [
      ...(last[0] !== null && last[0] !== stock ? edit(columns.stock, String(stock)) : []),
      ...(last[1] !== price ? edit(columns.price, rupees(price)) : []),
      ...(last[2] !== mrp || (last[1] !== price && last[1] === last[2]) ? edit(columns.mrp, rupees(mrp)) : []),
    ];
  });
  if (edits.length === 0) return bytes;
  return encoded(replaceCells(table.written, edits), table.written.encoding, bytes);
}

interface Sheet {
  variants: FolderVariant[];
  columns: Partial<Record<"stock" | "price" | "mrp", number>>;
}

/** A table's rows, with the positions of the cells that the shop changes. */
function sheetOf(table: Table): Sheet {
  const [names, pictures] = [new CategoryNames([], true), new PictureNames(new Map())];
  if (isShopify(table.headers)) {
    const columns = new Columns<ShopifyColumn>(PRODUCTS_FILE, table, SHOPIFY_COLUMNS, []);
    const at = {
      stock: columns.indexOf("quantity"),
      price: columns.indexOf("price"),
      mrp: columns.indexOf("compareAt"),
    };
    return { variants: readShopify(table, names, pictures).products.flatMap(({ variants }) => variants), columns: at };
  }
  const columns = new Columns<keyof typeof PRODUCT_COLUMNS>(PRODUCTS_FILE, table, PRODUCT_COLUMNS, []);
  const at = { stock: columns.indexOf("stock"), price: columns.indexOf("price"), mrp: columns.indexOf("mrp") };
  return { variants: readProducts(table, names, pictures).products.flatMap(({ variants }) => variants), columns: at };
}

/** Rupees as people write them, without trailing zeros: 45, 45.5. */
const rupees = (paise: number) => String(paise / 100);

/**
 * Writes the coupons that were made, ended or changed in the shop into the file. The rest of the file keeps its comments.
 */
function withCoupons(bytes: Buffer, { coupons, imported }: StoreRows): Buffer {
  const changed = coupons.filter((coupon) => !saysTheSame(coupon, imported));
  if (changed.length === 0) return bytes;
  const document = parseDocument(bytes.toString("utf8"));
  if (!isSeq(document.get("coupons"))) document.set("coupons", document.createNode([]));
  const list = document.get("coupons");
  if (!isSeq(list)) return bytes;
  for (const coupon of changed) {
    const node = document.createNode(toYaml(coupon));
    const codeOf = (item: unknown) =>
      String((item as { get?(key: string): unknown }).get?.("code") ?? "").toUpperCase();
    const at = list.items.findIndex((item) => codeOf(item) === coupon.code);
    if (at < 0) list.add(node);
    else list.items[at] = node;
  }
  return Buffer.from(document.toString({ lineWidth: 0 }));
}

/** The file as it was written, with the name that the store has today. */
function withName(bytes: Buffer, { organization: { friendlyId, formerIds } }: StoreRows): Buffer {
  if (formerIds.length === 0) return bytes;
  const document = parseDocument(bytes.toString("utf8"));
  if (document.get("friendlyId") === friendlyId) return bytes;
  document.set("friendlyId", friendlyId);
  return Buffer.from(document.toString({ lineWidth: 0 }));
}

type Coupon = StoreRows["coupons"][number];

function saysTheSame({ id: _, storeId: __, expiresAt, ...coupon }: Coupon, imported: Imported | undefined): boolean {
  const last = imported?.coupons[coupon.code];
  if (last === undefined) return false;
  const then = JSON.parse(last) as Record<string, unknown>;
  const now: Record<string, unknown> = { ...coupon, expiresAt: expiresAt?.toISOString() ?? null };
  return Object.entries(then).every(([name, value]) => now[name] === value);
}

const toYaml = (coupon: Coupon) => ({ ...couponInRupees(coupon), ...(!coupon.isActive && { enabled: false }) });
