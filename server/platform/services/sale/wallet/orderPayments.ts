import { eq } from "drizzle-orm";
import type { Transaction } from "../../../db/db.types";
import { customers } from "../../../db/schema/identity";
import { givenBackOfOrder } from "../payments/refunds/givenBack";
import { order as paidFor, refundOfOrder } from "../words.en";
import { credit, debit } from "./ledger";

/** The fields of an order that the ledger needs. */
export interface WalletOrder {
  id: string;
  orderNumber: string;
  storeId: string;
  customerId: string;
  finalPricePaise: number;
}

/** Pays an order in the transaction that places it. @throws 409 `INSUFFICIENT_BALANCE` */
export async function payOrder(tx: Transaction, order: WalletOrder, at: Date): Promise<void> {
  if (order.finalPricePaise === 0) return;
  await debit(tx, {
    ...(await movementOf(tx, order, at)),
    kind: "ORDER_PAYMENT",
    description: paidFor(order.orderNumber),
  });
}

/** Gives back the rest of an order's money. Calling it again gives back nothing. */
export async function refundOrder(tx: Transaction, order: WalletOrder, at: Date): Promise<void> {
  const amountPaise = order.finalPricePaise - (await givenBackOfOrder(tx, order.id));
  if (amountPaise > 0) await refundPart(tx, order, { id: order.id, amountPaise }, at);
}

/** Gives back a part of an order's money. @param part the same `id` gives back only once */
export async function refundPart(
  tx: Transaction,
  order: WalletOrder,
  { id, amountPaise }: { id: string; amountPaise: number },
  at: Date,
): Promise<void> {
  const description = refundOfOrder(order.orderNumber);
  const movement = { ...(await movementOf(tx, order, at)), amountPaise, reference: id };
  await credit(tx, { ...movement, kind: "ORDER_REFUND", description });
}

async function movementOf(tx: Transaction, order: WalletOrder, at: Date) {
  const [owner] = await tx
    .select({ walletId: customers.walletId })
    .from(customers)
    .where(eq(customers.id, order.customerId));
  if (owner === undefined) throw new Error("an order's customer is not there");
  return { ...owner, storeId: order.storeId, amountPaise: order.finalPricePaise, reference: order.id, at };
}
