import { Type } from "typebox";
import type { counter as contract } from "../../../src/contract/counter";
import { type Implementation, input } from "../http/implementation.types";
import type { Services } from "../services";
import { words } from "./admin/fields";
import { orderStepInput } from "./admin/orderStepInput";

export const counterRoutes = ({
  counterOrders,
  ownerOrders,
  storeFacts,
}: Services): Implementation<typeof contract> => ({
  orders: {
    summary: "What there is to do at the counter; without the orders while `known` is how things stand",
    query: input(Type.Object({ known: Type.Optional(words(64)) })),
    handle: async ({ admin, query }) => {
      const { timeZone } = await storeFacts.settings(admin.storeId);
      return { ...(await counterOrders.read(admin, timeZone, query.known)), name: admin.name };
    },
  },
  step: {
    summary: "Say that an order is packed, shipped, delivered or cancelled",
    body: orderStepInput,
    handle: ({ admin, params, body }) => ownerOrders.step(admin, params.order, body.step, body.reason),
  },
});
