import { and, eq } from "drizzle-orm";
import type { Address } from "#contract/customers/addresses.ts";
import type { PaymentConfig } from "#contract/store/stores.ts";
import type { Executor, Transaction } from "../../../db/db.types";
import { checkouts } from "../../../db/schema/commerce";
import { devices } from "../../../db/schema/devices";
import { type ShippingSettings, stores } from "../../../db/schema/tenancy";
import { statement } from "../../../db/statement";
import { notFound } from "../../../errors";
import { type Door, doorColumns } from "../../common/doors/refuseClosed";
import type { Shopper } from "../../common/Shopper.types";
import { withDelivery } from "../../store/withDelivery";
import { words } from "../words";

export type CheckoutRow = typeof checkouts.$inferSelect;

export interface StoreTerms extends Door {
  payment: PaymentConfig;
  shipping: ShippingSettings;
}

const terms = { payment: stores.payment, shipping: stores.shipping, ...doorColumns };

const lock = statement(["id", "customerId"], (db, { id, customerId }) =>
  db
    .select({ checkout: checkouts, terms })
    .from(checkouts)
    .innerJoin(stores, eq(stores.id, checkouts.storeId))
    .where(and(eq(checkouts.id, id), eq(checkouts.customerId, customerId)))
    .for("no key update", { of: checkouts })
    .prepare("lock_checkout"),
);

/** Locks a checkout until the transaction ends, so that only one call at a time changes or places it. */
export async function lockCheckout(
  tx: Transaction,
  shopper: Shopper,
  id: string,
): Promise<{ checkout: CheckoutRow; terms: StoreTerms }> {
  const [row] = await lock(tx, { id, customerId: shopper.customerId });
  if (!row) throw notFound(words.noCheckout);
  return { ...row, terms: withBuiltDelivery(row.terms) };
}

/** The shipping terms. An order that is picked up at the device's place costs no delivery. */
export async function chargeTo(
  db: Executor,
  shopper: Shopper,
  { shipping }: StoreTerms,
  address: Address,
): Promise<ShippingSettings> {
  if (!shopper.deviceId) return shipping;
  const [device] = await db.select({ pickup: devices.pickup }).from(devices).where(eq(devices.id, shopper.deviceId));
  const pickup = device?.pickup;
  const isPickedUp =
    pickup && (["address", "city", "state", "country", "pin"] as const).every((part) => pickup[part] === address[part]);
  return isPickedUp ? { ...shipping, shippingEnabled: false } : shipping;
}

const readTerms = statement(["storeId"], (db, { storeId }) =>
  db.select(terms).from(stores).where(eq(stores.id, storeId)).prepare("terms_of_store"),
);

export async function readStoreTerms(db: Executor, storeId: string): Promise<StoreTerms> {
  const [row] = await readTerms(db, { storeId });
  if (!row) throw notFound(words.noStore);
  return withBuiltDelivery(row);
}

const withBuiltDelivery = (row: StoreTerms): StoreTerms => ({ ...row, shipping: withDelivery(row.shipping) });
