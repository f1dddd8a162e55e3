import { Type } from "typebox";
import { admin as contract } from "#contract/admin.ts";
import { dayRange } from "../../dayRange";
import { badRequest } from "../../errors";
import { input } from "../../http/implementation.types";
import { paiseToRupees, rupeesToPaise } from "../../money";
import type { Services } from "../../services";
import { words } from "../../words";
import { orderStateInput } from "../sale/orderStateInput";
import type { Part } from "./admin.types";
import { paging, rupeesAboveZero, textUpTo, wantedOf } from "./fields";
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
          slot: Type.Optional(textUpTo(20)),
          day: Type.Optional(Type.String({ pattern: "^\\d{4}-\\d\\d-\\d\\d$" })),
          unpacked: Type.Optional(Type.Boolean()),
          ...paging,
        }),
      ),
      handle: async ({ admin, query: { state, slot, day, unpacked, ...page } }) => {
        const { timeZone } = await storeFacts.settings(admin.storeId);
        const range = day === undefined ? undefined : dayRange(day, timeZone);
        if (day !== undefined && range === undefined) throw badRequest(words.pleaseCheck("day"));
        const filter = { ...(state && { states: [state] }), slot, day: range, ...(unpacked && { isPacked: false }) };
        return ownerOrders.list(admin, filter, wantedOf(page));
      },
    },
    order: {
      summary: "One order, by number or id",
      handle: ({ admin, params }) => ownerOrders.get(admin, params.order),
    },
    step: {
      summary: "Record that an order is packed, shipped, delivered or cancelled",
      body: orderStepInput,
      handle: ({ admin, params, body }) => ownerOrders.step(admin, params.order, body.step, body.reason),
    },
    refund: {
      summary: "Refund an order: an amount, or all that is not refunded yet",
      body: input(
        Type.Object({
          amount: Type.Optional(rupeesAboveZero),
          reason: Type.Optional(textUpTo(500)),
          inCash: Type.Optional(Type.Boolean()),
        }),
      ),
      handle: async ({ admin, params, body: { amount, reason, inCash }, key }) => {
        if (key === undefined) throw badRequest(words.keyToGiveBackOnce);
        const refund = { amountPaise: amount === undefined ? undefined : rupeesToPaise(amount), reason, inCash, key };
        const { amountPaise, way } = await ownerRefunds.refund(admin, params.order, refund);
        return { amount: paiseToRupees(amountPaise), way };
      },
    },
    packingList: {
      summary: "The packing list, a PDF",
      query: input(Type.Object({ slot: Type.Optional(textUpTo(20)), page: paging.page })),
      handle: async ({ admin, query: { slot, page = 1 }, reply }) => {
        const { pdf, part, parts } = await packingLists.part(admin, page, slot);
        reply.type("application/pdf").header("content-disposition", 'attachment; filename="packing-list.pdf"');
        if (part < parts) {
          const next = new URLSearchParams({ page: String(part + 1), ...(slot !== undefined && { slot }) });
          reply.header("link", `<${contract.packingList.path}?${next}>; rel="next"`);
        }
        return pdf;
      },
    },
  };
}
