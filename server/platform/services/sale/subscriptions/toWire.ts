import type { Pause, Weekday, WholeSubscription } from "#contract/sale/subscriptions.ts";
import type { LocalDate } from "#contract/wire.types.ts";
import { paiseToRupees } from "../../../money";
import { toldOptions } from "../../common/options/toldOptions";
import type { KnownSubscription, SubscriptionRow } from "./subscriptionRows";

const WEEK: readonly Weekday[] = ["SUNDAY", "MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY"];

export function toSubscription({ row, onSale, slot }: KnownSubscription, today: LocalDate): WholeSubscription {
  const item = onSale ?? row.lastSeen;
  return {
    id: row.id,
    isActive: row.isActive,
    subscriptionItem: {
      productId: item.productId,
      productVariantId: item.variantId,
      productName: item.productName,
      thumbnail: item.thumbnail,
      sellingPrice: paiseToRupees(item.sellingPricePaise),
      mrp: paiseToRupees(item.mrpPaise),
      quantity: row.quantity,
      weight: item.weight,
      weightUnit: item.weightUnit,
      ...toldOptions(item.options),
    },
    subscriptionRecurrence: {
      startDate: row.startDate,
      endDate: row.endDate ?? "",
      daysOfWeek: WEEK.filter((day) => row.daysOfWeek.includes(day)),
      paymentMethod: row.paymentMethod,
    },
    deliverySlot: slot ?? row.deliverySlot,
    shippingAddress: row.shippingAddress,
    pause: pauseOf(row, today),
  };
}

/** The pause, unless it is over. */
export function pauseOf({ pauseFrom, pauseUntil }: SubscriptionRow, today: LocalDate): Pause | null {
  if (pauseFrom === null || pauseUntil === null || pauseUntil < today) return null;
  return { from: pauseFrom, until: pauseUntil };
}

export function isPaused(
  { pauseFrom, pauseUntil }: Pick<SubscriptionRow, "pauseFrom" | "pauseUntil">,
  date: LocalDate,
): boolean {
  return pauseFrom !== null && pauseUntil !== null && date >= pauseFrom && date <= pauseUntil;
}
