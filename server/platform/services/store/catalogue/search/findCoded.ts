import { and, eq, inArray, ne, or } from "drizzle-orm";
import type { Orm } from "../../../../db/db.types";
import { products, productVariants } from "../../../../db/schema/catalogue";

export interface Coded {
  /** The product's number. */
  number: number;
  variantId: string;
}

/** A SKU or barcode is one word with a digit, a hyphen or an underscore in it. */
const CODE = /^(?=.*[\d_-])\S{2,100}$/;

export const mayBeCode = (query: string): boolean => CODE.test(query.trim());

/** The variant with this SKU, as written or in capitals, or with this barcode. */
export async function findCoded(orm: Orm, storeId: string, query: string): Promise<Coded | undefined> {
  const code = query.trim();
  if (!mayBeCode(code)) return undefined;
  const { sku, barcode } = productVariants;
  const skus = [...new Set([code, code.toUpperCase(), code.toLowerCase()])];
  const [found] = await orm
    .select({ number: products.createdOrder, variantId: productVariants.id })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(
      and(
        eq(productVariants.storeId, storeId),
        eq(productVariants.isVisible, true),
        // The second half of the last condition lets PostgreSQL use the index, which has no empty barcodes.
        or(inArray(sku, skus), and(eq(barcode, code), ne(barcode, ""))),
      ),
    )
    .limit(1);
  return found;
}
