import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { exampleFiles } from "#server/platform/storeFolder/example/exampleFiles.ts";
import { manyShopifyRows, type ShopifyRow, shopifyCsv } from "./shopifyExport";

export const SIZES = ["250 g", "500 g", "1 kg", "2 kg"];

/** Writes a store's folder whose products are a Shopify export of this many, with a variant for each size. */
export async function largeFolder(
  folder: string,
  products: number,
  change: (row: ShopifyRow) => ShopifyRow = (row) => row,
) {
  const rows = manyShopifyRows(products, SIZES).map(change);
  const files = new Map(await exampleFiles("large-shop"));
  files.set("products.csv", Buffer.from(shopifyCsv(rows)));
  for (const [path, bytes] of files) {
    await mkdir(join(folder, path, ".."), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
  return rows;
}
