import { and, eq } from "drizzle-orm";
import type { DeliverySlot } from "#contract/sale/deliverySlots.ts";
import type { NewSubscription } from "#contract/sale/subscriptions.ts";
import type { Executor } from "../../../db/db.types";
import { deliverySlots } from "../../../db/schema/tenancy";
import { notFound } from "../../../errors";
import { refuseClosed } from "../../common/doors/refuseClosed";
import type { Shopper } from "../../common/Shopper.types";
import { checkAddress } from "../../customers/accounts/checkAddress";
import { firstOpenDay, laterOf, type StoreCalendar } from "../../store/calendar";
import { readStoreTerms } from "../checkouts/checkoutRows";
import { checkPaymentMethod } from "../checkouts/paymentMethods";
import { words } from "../words";
import { checkNewRecurrence, checkSubscribedQuantity } from "./checkRecurrence";
import { nextCutOffAt } from "./schedule";
import { findSubscribable, type SubscriptionRow, toSnapshot } from "./subscriptionRows";

/** Checks a shopper's request against what the store offers. Ids in the request only select; the token gives the rights. */
export async function newSubscription(
  db: Executor,
  { customerId, storeId }: Shopper,
  request: NewSubscription,
  calendar: StoreCalendar,
  now: Date,
): Promise<Omit<SubscriptionRow, "id" | "createdAt">> {
  const days = checkNewRecurrence(request.subscriptionRecurrence, now);
  const quantity = checkSubscribedQuantity(request.quantity);
  const shippingAddress = checkAddress(request.shippingAddress);
  const onSale = await findSubscribable(db, storeId, request.variantId);
  if (!onSale) throw notFound(words.noProduct);
  const lastSeen = toSnapshot(onSale);
  const deliverySlot = await findSlot(db, storeId, request.preferredTimeSlot);
  const terms = await readStoreTerms(db, storeId);
  refuseClosed(terms);
  checkPaymentMethod(request.paymentMethod, terms.payment);
  const row = {
    ...{ customerId, storeId, variantId: request.variantId, lastSeen, quantity, deliverySlot, shippingAddress },
    ...{ paymentMethod: request.paymentMethod, ...days, isActive: request.isActive, pauseFrom: null, pauseUntil: null },
    openFrom: laterOf(firstOpenDay(calendar, now), days.startDate),
    removedAt: null,
  };
  return { ...row, nextCutOffAt: nextCutOffAt(row, calendar) };
}

async function findSlot(db: Executor, storeId: string, id: string): Promise<DeliverySlot> {
  const [slot] = await db
    .select({ id: deliverySlots.id, startTime: deliverySlots.startTime, endTime: deliverySlots.endTime })
    .from(deliverySlots)
    .where(and(eq(deliverySlots.id, id), eq(deliverySlots.storeId, storeId)));
  if (!slot) throw notFound(words.noDeliverySlot);
  return slot;
}
