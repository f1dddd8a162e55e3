import { asc, eq, getTableColumns } from "drizzle-orm";
import type { Transaction } from "../../../db/db.types";
import { products, productVariants } from "../../../db/schema/catalogue";
import { checkoutLines } from "../../../db/schema/commerce";
import { statement } from "../../../db/statement";
import { together } from "../../../db/together";
import { holdDoor } from "../../common/doors/lockDoor";
import type { Shopper } from "../../common/Shopper.types";
import { type AssessedLine, assessLine } from "../carts/lines";
import { firstVariantShows, firstVariants, onSaleAt, todayColumns } from "../carts/onSale";
import { type CheckoutRow, lockCheckout } from "./checkoutRows";

const { checkoutId: _checkoutId, position: _position, ...lineColumns } = getTableColumns(checkoutLines);

const readLines = statement(["checkoutId"], (db, { checkoutId }) =>
  db
    .select({ line: lineColumns, ...todayColumns })
    .from(checkoutLines)
    .leftJoin(productVariants, eq(productVariants.id, checkoutLines.variantId))
    .leftJoin(products, eq(products.id, productVariants.productId))
    .leftJoin(firstVariants, firstVariantShows)
    .where(eq(checkoutLines.checkoutId, checkoutId))
    .orderBy(asc(checkoutLines.position))
    .prepare("checkout_lines"),
);

/** The checkout's lines as last shown, compared with today's catalogue. */
export async function assessCheckout(
  tx: Transaction,
  { id: checkoutId, storeId }: Pick<CheckoutRow, "id" | "storeId">,
): Promise<AssessedLine[]> {
  const rows = await readLines(tx, { checkoutId });
  return rows.map(({ line, ...today }) => assessLine(line, onSaleAt(storeId, today)));
}

export type LockedCheckout = Awaited<ReturnType<typeof lockedCheckout>>;

/** Locks a checkout and compares its lines, sent together. Nobody closes the store until the transaction ends. */
export async function lockedCheckout(tx: Transaction, shopper: Shopper, id: string) {
  const { storeId } = shopper;
  const [, locked, lines] = await together([
    () => holdDoor(tx, storeId),
    () => lockCheckout(tx, shopper, id),
    () => assessCheckout(tx, { id, storeId }),
  ]);
  return { ...locked, lines };
}
