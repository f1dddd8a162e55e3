import type { Delivery, DeliveryPlan, Subscription } from "#contract/sale/subscriptions.ts";
import { address } from "./commerceBuilders";

export const slot = { id: "morning", startTime: "06:00", endTime: "08:00" };

export function subscription(changes: Partial<Subscription> = {}): Subscription {
  return {
    id: "subscription-1",
    isActive: true,
    subscriptionItem: {
      productId: "milk",
      productVariantId: "milk-500",
      productName: "Toned Milk",
      thumbnail: "",
      sellingPrice: 34,
      mrp: 40,
      quantity: 2,
      weight: 500,
      weightUnit: "MILLILITRE",
    },
    subscriptionRecurrence: {
      startDate: "2026-03-05",
      endDate: "",
      daysOfWeek: ["MONDAY", "WEDNESDAY", "FRIDAY"],
      paymentMethod: "COD",
    },
    deliverySlot: slot,
    shippingAddress: address(),
    pause: null,
    ...changes,
  };
}

export function delivery(changes: Partial<Delivery> = {}): Delivery {
  return {
    date: "2026-03-06",
    slot,
    state: "PLANNED",
    reason: "",
    cutOffAt: "2026-03-05T16:30:00.000Z",
    canChange: true,
    totalPrice: 80,
    totalDiscount: 12,
    tax: 0,
    shippingCharge: 0,
    finalPrice: 68,
    ...changes,
  };
}

const DAYS = ["06", "09", "11", "13", "16", "18", "20"];

export function plan(changes: Partial<DeliveryPlan> = {}): DeliveryPlan {
  return {
    subscriptionId: "subscription-1",
    isActive: true,
    deliveries: DAYS.map((day) => delivery({ date: `2026-03-${day}` })),
    past: [],
    pause: null,
    cutOffTime: "22:00",
    timeZone: "Asia/Kolkata",
    ...changes,
  };
}
