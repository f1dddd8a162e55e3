import { Type } from "typebox";
import { subscriptions as contract } from "#contract/sale/subscriptions.ts";
import { type Implementation, input } from "../../http/implementation.types";
import { idInput, pageInputs } from "../../http/inputs";
import type { Services } from "../../services";
import { intentOf } from "../../services/common/keyed/intentOf";
import { addressInput } from "../customers/addressInput";
import { dateInput, endDateInput, weekdaysInput } from "./subscriptionInputs";

/** Spec 9: eight a page. */
const PAGE_SIZE = 8;
const MAX_PAGE_SIZE = 100;

export const subscriptionRoutes = ({ subscriptions }: Services): Implementation<typeof contract> => ({
  list: {
    summary: "The shopper's subscriptions, newest first",
    query: input(Type.Object({ ...pageInputs, customerId: Type.Optional(idInput) })),
    handle: ({ customer, query: { page = 1, size = PAGE_SIZE } }) =>
      subscriptions.list(customer, page, Math.min(size, MAX_PAGE_SIZE)),
  },
  create: {
    summary: "Subscribe to a product; needs an Idempotency-Key",
    body: input(
      Type.Object({
        orgId: idInput,
        customerId: idInput,
        subscriptionRecurrence: Type.Object({
          daysOfWeek: weekdaysInput,
          startDate: dateInput,
          endDate: endDateInput,
        }),
        shippingAddress: addressInput,
        variantId: idInput,
        quantity: Type.Integer({ minimum: -1, maximum: 2_147_483_647 }),
        isActive: Type.Boolean(),
        preferredTimeSlot: idInput,
        paymentMethod: Type.Union([Type.Literal("COD"), Type.Literal("WALLET")]),
      }),
    ),
    handle: (call) => subscriptions.create(call.customer, call.body, intentOf(contract.create, call)),
  },
  update: {
    summary: "Change the days and the end of a subscription, or switch it on and off",
    body: input(
      Type.Object({
        subscriptionRecurrence: Type.Object({ daysOfWeek: weekdaysInput, endDate: endDateInput }),
        isActive: Type.Optional(Type.Boolean()),
      }),
    ),
    handle: ({ customer, params, body }) => subscriptions.update(customer, params.id, body),
  },
  remove: {
    summary: "End a subscription; its orders stay",
    handle: ({ customer, params }) => subscriptions.remove(customer, params.id),
  },
  deliveries: {
    summary: "The next seven deliveries, and the outcome of the last seven",
    handle: ({ customer, params }) => subscriptions.deliveries(customer, params.id),
  },
  skip: {
    summary: "Skip one delivery",
    body: input(Type.Object({ date: dateInput })),
    handle: ({ customer, params, body }) => subscriptions.skip(customer, params.id, body.date),
  },
  unskip: {
    summary: "Undo the skip of a delivery",
    body: input(Type.Object({ date: dateInput })),
    handle: ({ customer, params, body }) => subscriptions.unskip(customer, params.id, body.date),
  },
  pause: {
    summary: "Pause the deliveries of a range of days",
    body: input(Type.Object({ from: dateInput, until: dateInput })),
    handle: ({ customer, params, body }) => subscriptions.pause(customer, params.id, body),
  },
  resume: {
    summary: "End the pause",
    handle: ({ customer, params }) => subscriptions.resume(customer, params.id),
  },
});
