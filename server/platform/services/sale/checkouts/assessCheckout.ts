import { and, asc, eq, getTableColumns } from "drizzle-orm";
import type { Transaction } from "../../../db/db.types";
import { products, productVariants } from "../../../db/schema/catalogue";
import { checkoutLines } from "../../../db/schema/commerce";
import { type AssessedLine, assessLine } from "../carts/lines";
import { firstVariantShows, firstVariants, isOnSaleAt, onSaleColumns, toOnSale } from "../carts/onSale";
import type { CheckoutRow } from "./checkoutRows";

const { checkoutId: _checkoutId, position: _position, ...lineColumns } = getTableColumns(checkoutLines);

/** The checkout's lines as last shown, compared with today's catalogue. */
export async function assessCheckout(tx: Transaction, checkout: CheckoutRow): Promise<AssessedLine[]> {
  const rows = await tx
    .select({ line: lineColumns, isShown: firstVariants.isVisible, joined: onSaleColumns })
    .from(checkoutLines)
    .leftJoin(productVariants, and(eq(productVariants.id, checkoutLines.variantId), isOnSaleAt(checkout.storeId)))
    .leftJoin(products, eq(products.id, productVariants.productId))
    .leftJoin(firstVariants, firstVariantShows)
    .where(eq(checkoutLines.checkoutId, checkout.id))
    .orderBy(asc(checkoutLines.position));
  return rows.map(({ line, isShown, joined }) => assessLine(line, toOnSale(isShown, joined)));
}
