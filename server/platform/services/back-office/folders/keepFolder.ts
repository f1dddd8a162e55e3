import { eq } from "drizzle-orm";
import type { Transaction } from "../../../db/db.types";
import { type Imported, storeFiles, storeImports } from "../../../db/schema/owner";
import type { StoreFolder } from "../../../storeFolder/StoreFolder.types";
import type { StoreRows } from "./readStoreRows";
import { addRows } from "./writeJson";

/** Stores the files of an import, for the export. @returns whether a file of the folder has changed */
export async function keepFolder(
  tx: Transaction,
  storeId: string,
  folder: StoreFolder,
  there: StoreRows | undefined,
): Promise<boolean> {
  const files = [
    ...folder.files.map(({ path, content }) => ({ storeId, path, content, picture: null })),
    ...folder.pictures.map(({ path, key }) => ({ storeId, path, content: null, picture: key })),
  ];
  const textOf = (rows: readonly (typeof files)[number][] | undefined) =>
    JSON.stringify([...(rows ?? [])].map(({ path, content, picture }) => [path, content, picture]).sort());
  if (textOf(there?.files as typeof files | undefined) === textOf(files)) return false;
  await tx.delete(storeFiles).where(eq(storeFiles.storeId, storeId));
  await addRows(tx, storeFiles, files);
  const imported: Imported = {
    // Cells of removed rows are remembered, so that a row that is put back unchanged undoes nothing.
    variants: {
      ...there?.imported?.variants,
      ...Object.fromEntries(
        folder.products.flatMap(({ variants }) =>
          variants.map(({ sku, stock, sellingPricePaise, mrpPaise }) => [sku, [stock, sellingPricePaise, mrpPaise]]),
        ),
      ),
    },
    payment: folder.payment,
    coupons: Object.fromEntries(folder.coupons.map((coupon) => [coupon.code, JSON.stringify(coupon)])),
  };
  await tx
    .insert(storeImports)
    .values({ storeId, imported })
    .onConflictDoUpdate({ target: storeImports.storeId, set: { imported } });
  return true;
}
