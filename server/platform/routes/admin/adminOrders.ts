import { Type } from "typebox";
import { dayRange } from "../../dayRange";
import { badRequest } from "../../errors";
import { input } from "../../http/implementation.types";
import { paiseToRupees, rupeesToPaise } from "../../money";
import type { Services } from "../../services";
import { orderStateInput } from "../sale/orderStateInput";
import type { Part } from "./admin.types";
import { rupeesAboveZero, size, words } from "./fields";
import { orderStepInput } from "./orderStepInput";

export function adminOrders({
  ownerOrders,
  ownerRefunds,
  packingLists,
  storeFacts,
}: Services): Part<"orders" | "order" | "step" | "refund" | "packingList"> {
  return {
    orders: {
      summary: "The store's orders: those that wait oldest first, all others newest first",
      query: input(
        Type.Object({
          state: Type.Optional(orderStateInput),
          slot: Type.Optional(words(20)),
          day: Type.Optional(Type.String({ pattern: "^\\d{4}-\\d\\d-\\d\\d$" })),
          unpacked: Type.Optional(Type.Boolean()),
          size,
        }),
      ),
      handle: async ({ admin, query: { day, unpacked, size: most = 100, ...wanted } }) => {
        const { timeZone } = await storeFacts.settings(admin.storeId);
        const range = day === undefined ? undefined : dayRange(day, timeZone);
        if (day !== undefined && range === undefined) throw badRequest("Please check day.");
        const packed = unpacked ? { isPacked: false } : {};
        return { orders: await ownerOrders.list(admin, { ...wanted, day: range, ...packed, size: most }) };
      },
    },
    order: {
      summary: "One order, by number or id",
      handle: ({ admin, params }) => ownerOrders.get(admin, params.order),
    },
    step: {
      summary: "Say that an order is packed, shipped, delivered or cancelled",
      body: orderStepInput,
      handle: ({ admin, params, body }) => ownerOrders.step(admin, params.order, body.step, body.reason),
    },
    refund: {
      summary: "Give back some of an order's money, or all that is left of it",
      body: input(
        Type.Object({
          amount: Type.Optional(rupeesAboveZero),
          reason: Type.Optional(words(500)),
          inCash: Type.Optional(Type.Boolean()),
        }),
      ),
      handle: async ({ admin, params, body: { amount, reason, inCash }, key }) => {
        if (key === undefined) throw badRequest("Send an Idempotency-Key, so that a repeated call gives back once.");
        const refund = { amountPaise: amount === undefined ? undefined : rupeesToPaise(amount), reason, inCash, key };
        const { amountPaise, way } = await ownerRefunds.refund(admin, params.order, refund);
        return { amount: paiseToRupees(amountPaise), way };
      },
    },
    packingList: {
      summary: "What has to be packed, a PDF",
      query: input(Type.Object({ slot: Type.Optional(words(20)) })),
      handle: async ({ admin, query, reply }) => {
        reply.type("application/pdf").header("content-disposition", 'attachment; filename="packing-list.pdf"');
        return (await packingLists.pdf(admin, [], query.slot)).pdf;
      },
    },
  };
}
