import { eq } from "drizzle-orm";
import type { Transaction } from "../../db/db.types";
import { customers } from "../../db/schema/identity";
import { credit, debit } from "./ledger";

/** What of an order the ledger needs. */
export interface WalletOrder {
  id: string;
  orderNumber: string;
  storeId: string;
  customerId: string;
  finalPricePaise: number;
}

/** Pays an order, in the transaction that places it. @throws 409 `INSUFFICIENT_BALANCE` */
export async function payOrder(tx: Transaction, order: WalletOrder, at: Date): Promise<void> {
  if (order.finalPricePaise === 0) return;
  await debit(tx, { ...(await movementOf(tx, order, at)), kind: "ORDER_PAYMENT", description: words("Order", order) });
}

/** Gives an order's money back, once however often it is asked for. */
export async function refundOrder(tx: Transaction, order: WalletOrder, at: Date): Promise<void> {
  if (order.finalPricePaise === 0) return;
  const description = words("Refund of order", order);
  await credit(tx, { ...(await movementOf(tx, order, at)), kind: "ORDER_REFUND", description });
}

const words = (what: string, { orderNumber }: WalletOrder) => `${what} ${orderNumber}`;

async function movementOf(tx: Transaction, order: WalletOrder, at: Date) {
  const [owner] = await tx
    .select({ walletId: customers.walletId })
    .from(customers)
    .where(eq(customers.id, order.customerId));
  if (owner === undefined) throw new Error("an order's customer is not there");
  return { ...owner, storeId: order.storeId, amountPaise: order.finalPricePaise, reference: order.id, at };
}
