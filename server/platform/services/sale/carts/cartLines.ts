import { and, asc, eq, getTableColumns, lte, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../../db/db.types";
import { products, productVariants } from "../../../db/schema/catalogue";
import { cartLines, checkoutLines, type orderItems } from "../../../db/schema/commerce";
import { customers } from "../../../db/schema/identity";
import { asColumns, statement } from "../../../db/statement";
import { together } from "../../../db/together";
import type { Shopper } from "../../common/Shopper.types";
import { MAX_LINE_QUANTITY } from "./limits";
import type { Line, OnSale } from "./lines";
import { firstVariantShows, firstVariants, onSaleAt, todayColumns } from "./onSale";

/** A line with its stored facts, and its variant as it is today. */
export interface RememberedLine {
  line: Line;
  onSale: OnSale | undefined;
}

const lock = statement(["cartId"], (db, { cartId }) =>
  db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.cartId, cartId))
    .for("no key update")
    .prepare("lock_cart"),
);

/**
 * Locks a cart for a change, so that two taps at once add up. The lock does not block inserts that refer to the customer.
 */
async function lockCart(tx: Transaction, cartId: string): Promise<void> {
  await lock(tx, { cartId });
}

const columns = getTableColumns(cartLines);
const { cartId: _cartId, addedAt: _addedAt, ...lineColumns } = columns;

const readLines = statement(["cartId"], (db, { cartId }) =>
  db
    .select({ line: lineColumns, ...todayColumns })
    .from(cartLines)
    .leftJoin(productVariants, eq(productVariants.id, cartLines.variantId))
    .leftJoin(products, eq(products.id, productVariants.productId))
    .leftJoin(firstVariants, firstVariantShows)
    .where(eq(cartLines.cartId, cartId))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.variantId))
    .prepare("cart_lines"),
);

/** The lines in the order in which they were added. */
export async function readCartLines(
  db: Executor,
  { cartId, storeId }: Pick<Shopper, "cartId" | "storeId">,
): Promise<RememberedLine[]> {
  const rows = await readLines(db, { cartId });
  return rows.map(({ line, ...today }) => ({ line, onSale: onSaleAt(storeId, today) }));
}

/** Locks the cart for a change and reads its lines, both sent together. */
export async function lockedCart(tx: Transaction, shopper: Shopper): Promise<RememberedLine[]> {
  const [, lines] = await together([() => lockCart(tx, shopper.cartId), () => readCartLines(tx, shopper)]);
  return lines;
}

const saveLine = statement(Object.keys(columns) as (keyof typeof columns)[], (db, given) => {
  const values = asColumns(columns, given);
  return db
    .insert(cartLines)
    .values(values)
    .onConflictDoUpdate({ target: [cartLines.cartId, cartLines.variantId], set: asColumns(lineColumns, given) })
    .prepare("save_cart_line");
});

export async function saveCartLine(tx: Transaction, cartId: string, line: Line, addedAt: Date): Promise<void> {
  await saveLine(tx, { cartId, addedAt, ...line });
}

export async function deleteCartLine(tx: Transaction, cartId: string, variantId: string): Promise<void> {
  await tx.delete(cartLines).where(and(eq(cartLines.cartId, cartId), eq(cartLines.variantId, variantId)));
}

const isLineOf = (cartId: string, checkoutId: string) =>
  and(
    eq(cartLines.cartId, cartId),
    eq(checkoutLines.checkoutId, checkoutId),
    eq(checkoutLines.variantId, cartLines.variantId),
  );

/** Marks the checkout's prices as seen, because the shopper saw them when the checkout began. */
export function rememberSeenPrices(tx: Transaction, cartId: string, checkoutId: string): Promise<unknown> {
  return tx
    .update(cartLines)
    .set({ sellingPricePaise: sql`${checkoutLines.sellingPricePaise}` })
    .from(checkoutLines)
    .where(isLineOf(cartId, checkoutId))
    .execute();
}

/** Removes what was ordered from the cart. What another tab added since the checkout began stays. */
export function takeOrderedFromCart(tx: Transaction, cartId: string, checkoutId: string): Promise<unknown> {
  const used = tx
    .select({ variantId: checkoutLines.variantId })
    .from(checkoutLines)
    .where(and(isLineOf(cartId, checkoutId), lte(cartLines.quantity, checkoutLines.quantity)));
  return together([
    () => lockCart(tx, cartId),
    () =>
      tx
        .delete(cartLines)
        .where(and(eq(cartLines.cartId, cartId), sql`${cartLines.variantId} IN ${used}`))
        .execute(),
    () =>
      tx
        .update(cartLines)
        .set({ quantity: sql`${cartLines.quantity} - ${checkoutLines.quantity}` })
        .from(checkoutLines)
        .where(isLineOf(cartId, checkoutId))
        .execute(),
  ]);
}

/** Puts the lines of a failed order back into the cart, so that the shopper does not lose them. */
export async function putBackIntoCart(
  tx: Transaction,
  cartId: string,
  items: readonly (typeof orderItems.$inferSelect)[],
  addedAt: Date,
): Promise<void> {
  await lockCart(tx, cartId);
  const lines = items.map(({ orderId: _orderId, position: _position, ...line }) => ({ cartId, addedAt, ...line }));
  await tx
    .insert(cartLines)
    .values(lines)
    .onConflictDoUpdate({
      target: [cartLines.cartId, cartLines.variantId],
      set: { quantity: sql`least(${MAX_LINE_QUANTITY}, ${cartLines.quantity} + excluded.quantity)` },
    });
}
