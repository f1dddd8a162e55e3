import type { MinimalMemory } from "./MinimalMemory";
import { MinimalRefusal, type MinimalRoutes } from "./minimalPlatform.types";
import { variantOf } from "./store";

/** Subscriptions (spec 3, 7.2): one without an end has no `endDate`, and changes have no answer. */
export function subscriptionRoutes(memory: MinimalMemory): MinimalRoutes {
  const placeOf = (id: string | undefined) => {
    const place = memory.subscriptions.findIndex((each) => each.id === id);
    if (place < 0) throw new MinimalRefusal(404, "We know of no such subscription");
    return place;
  };
  return {
    "GET /api/subscriptions": () => ({ subscriptions: memory.subscriptions, totalPages: 1 }),
    "POST /api/subscriptions": ({ body }) => {
      const found = variantOf(body.variantId);
      if (found === undefined) throw new MinimalRefusal(404, "We have no such thing");
      const { mrp, sellingPrice, weight = 0, weightUnit } = found.variant;
      const { startDate, endDate, daysOfWeek } = body.subscriptionRecurrence;
      memory.subscriptions.push({
        id: memory.next("subscription"),
        isActive: body.isActive,
        subscriptionItem: {
          productName: found.product.name,
          thumbnail: found.product.thumbnail,
          sellingPrice,
          mrp,
          quantity: body.quantity,
          weight,
          weightUnit,
        },
        subscriptionRecurrence: {
          startDate,
          daysOfWeek,
          paymentMethod: body.paymentMethod,
          ...(endDate && { endDate }),
        },
      });
      return undefined;
    },
    "PUT /api/subscriptions/:id": ({ params, body }) => {
      const place = placeOf(params.id);
      const former = memory.subscriptions[place] as { subscriptionRecurrence: object; isActive: boolean };
      const { daysOfWeek, endDate } = body.subscriptionRecurrence;
      const recurrence = { ...former.subscriptionRecurrence, daysOfWeek, ...(endDate && { endDate }) };
      const isActive = body.isActive ?? former.isActive;
      memory.subscriptions[place] = { ...former, isActive, subscriptionRecurrence: recurrence };
      return undefined;
    },
    "DELETE /api/subscriptions/:id": ({ params }) => {
      memory.subscriptions.splice(placeOf(params.id), 1);
      return undefined;
    },
  };
}
