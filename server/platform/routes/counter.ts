import { Type } from "typebox";
import type { counter as contract } from "#contract/counter.ts";
import { badRequest } from "../errors";
import { type Implementation, input } from "../http/implementation.types";
import { rupeesToPaise } from "../money";
import type { Services } from "../services";
import { words } from "../words";
import { rupeesAboveZero, textUpTo } from "./admin/fields";
import { orderStepInput } from "./admin/orderStepInput";

export const counterRoutes = ({
  adminTokens,
  counterCash,
  counterOrders,
  ownerOrders,
  storeFacts,
}: Services): Implementation<typeof contract> => ({
  open: {
    summary: "Open a session with a code; the counter's browser stores the session and not the code",
    handle: async ({ admin }) => ({ session: await adminTokens.openSession(admin) }),
  },
  orders: {
    summary: "The orders to handle at the counter: first the oldest and newest, then what has changed since `known`",
    query: input(Type.Object({ known: Type.Optional(textUpTo(64)) })),
    handle: async ({ admin, query }) => {
      const { timeZone } = await storeFacts.settings(admin.storeId);
      return {
        ...(await counterOrders.read(admin, timeZone, query.known)),
        name: admin.name,
        ends: admin.expiresAt.toISOString(),
        ...(admin.isSessionDue && { session: await adminTokens.openSession(admin) }),
      };
    },
  },
  stage: {
    summary: "More orders of a stage (toPack, packed, onTheWay, done), the oldest first",
    query: input(Type.Object({ after: Type.Optional(textUpTo(100)) })),
    handle: async ({ admin, params, query }) => {
      const { timeZone } = await storeFacts.settings(admin.storeId);
      return counterOrders.stage(admin, timeZone, params.stage, query.after);
    },
  },
  find: {
    summary: "Orders of the counter whose number is, or ends in, this one",
    query: input(Type.Object({ number: Type.String({ minLength: 1, maxLength: 40 }) })),
    handle: async ({ admin, query }) => {
      const { timeZone } = await storeFacts.settings(admin.storeId);
      return counterOrders.find(admin, timeZone, query.number);
    },
  },
  cash: {
    summary: "Record that an order's cash was received before its goods are handed over",
    body: input(Type.Object({ amount: rupeesAboveZero })),
    handle: ({ admin, params, body, key }) => {
      if (key === undefined) throw badRequest(words.keyToReceiveOnce);
      return counterCash.receive(admin, params.order, rupeesToPaise(body.amount), key);
    },
  },
  step: {
    summary: "Record that an order is packed, shipped, delivered or cancelled",
    body: orderStepInput,
    handle: ({ admin, params, body }) => ownerOrders.step(admin, params.order, body.step, body.reason),
  },
});
