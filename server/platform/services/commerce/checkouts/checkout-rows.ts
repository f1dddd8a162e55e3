import { and, eq } from "drizzle-orm";
import type { PaymentConfig } from "../../../../../src/contract/stores";
import type { Executor, Transaction } from "../../../db/db.types";
import { checkouts } from "../../../db/schema/commerce";
import { type ShippingSettings, stores } from "../../../db/schema/tenancy";
import { notFound } from "../../../errors";
import type { Shopper } from "../commerce.types";

export type CheckoutRow = typeof checkouts.$inferSelect;

export interface StoreTerms {
  payment: PaymentConfig;
  shipping: ShippingSettings;
}

const terms = { payment: stores.payment, shipping: stores.shipping };

/** Held until the transaction ends: a checkout is changed or placed by one call at a time. */
export async function lockCheckout(
  tx: Transaction,
  shopper: Shopper,
  id: string,
): Promise<{ checkout: CheckoutRow; terms: StoreTerms }> {
  const [row] = await tx
    .select({ checkout: checkouts, terms })
    .from(checkouts)
    .innerJoin(stores, eq(stores.id, checkouts.storeId))
    .where(and(eq(checkouts.id, id), eq(checkouts.customerId, shopper.customerId)))
    .for("no key update", { of: checkouts });
  if (!row) throw notFound("This checkout");
  return row;
}

export async function readStoreTerms(db: Executor, storeId: string): Promise<StoreTerms> {
  const [row] = await db.select(terms).from(stores).where(eq(stores.id, storeId));
  if (!row) throw notFound("This store");
  return row;
}
