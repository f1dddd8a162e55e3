import { and, eq, gte, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/db.types";
import { productVariants } from "../../../db/schema/catalogue";
import { together } from "../../../db/together";
import type { Line } from "../carts/lines";

type Quantity = Pick<Line, "variantId" | "quantity">;
type Priced = Pick<Line, "variantId" | "quantity" | "sellingPricePaise" | "mrpPaise">;

/** All code locks rows in this order, so that two carts with the same products never deadlock. */
const inLockOrder = <T extends Quantity>(lines: readonly T[]) =>
  [...lines].sort((a, b) => (a.variantId < b.variantId ? -1 : 1));

/**
 * Takes each line's quantity by one conditional update, never by a check before a write (bar 1). The condition contains the
 * price, so that everything is sold at the price shown (bar 5). @returns false when one line could not be taken; then none
 * is taken
 */
export function takeStock(tx: Transaction, lines: readonly Priced[]): Promise<boolean> {
  return takeEach(tx, lines, ({ sellingPricePaise, mrpPaise }) =>
    and(
      eq(productVariants.sellingPricePaise, sellingPricePaise),
      eq(productVariants.mrpPaise, mrpPaise),
      eq(productVariants.isVisible, true),
    ),
  );
}

/** Takes stock for what is paid already, whatever today's price is and even if the product is hidden. */
export function takeStockAtAnyPrice(tx: Transaction, lines: readonly Quantity[]): Promise<boolean> {
  return takeEach(tx, lines, () => undefined);
}

async function takeEach<T extends Quantity>(
  tx: Transaction,
  lines: readonly T[],
  condition: (line: T) => SQL | undefined,
): Promise<boolean> {
  const wanted = inLockOrder(lines);
  const takings = wanted.map((line) => () => {
    const { variantId, quantity } = line;
    return tx
      .update(productVariants)
      .set({ availableQuantity: sql`${productVariants.availableQuantity} - ${quantity}` })
      .where(and(eq(productVariants.id, variantId), gte(productVariants.availableQuantity, quantity), condition(line)))
      .returning({ id: productVariants.id })
      .execute();
  });
  const taken = await together(takings);
  if (taken.every(({ length }) => length > 0)) return true;
  await returnStock(
    tx,
    wanted.filter((_, index) => taken[index]?.length),
  );
  return false;
}

/** A product that was deleted meanwhile has no row, so nothing is given back for it. */
export async function returnStock(tx: Transaction, lines: readonly Quantity[]): Promise<void> {
  for (const { variantId, quantity } of inLockOrder(lines)) {
    await tx
      .update(productVariants)
      .set({ availableQuantity: sql`${productVariants.availableQuantity} + ${quantity}` })
      .where(eq(productVariants.id, variantId));
  }
}
