import { Type } from "typebox";
import { orders as contract } from "#contract/sale/orders.ts";
import { type Implementation, input } from "../../http/implementation.types";
import { idInput, pageInputs } from "../../http/inputs";
import type { Services } from "../../services";
import { intentOf } from "../../services/common/keyed/intentOf";
import { orderStateInput } from "./orderStateInput";
import { withWholeUrl } from "./paymentInput";

/** Spec 9: eight a page. */
const PAGE_SIZE = 8;
const MAX_PAGE_SIZE = 100;

export const orderRoutes = ({ orders, invoices, publicUrl }: Services): Implementation<typeof contract> => ({
  list: {
    summary: "The shopper's orders, newest first",
    query: input(Type.Object({ ...pageInputs, customerId: Type.Optional(idInput) })),
    handle: ({ customer, query: { page = 1, size = PAGE_SIZE } }) =>
      orders.list(customer, page, Math.min(size, MAX_PAGE_SIZE)),
  },
  place: {
    summary: "Place a checkout; needs an Idempotency-Key",
    body: input(Type.Object({ checkoutId: idInput, customerId: idInput, orgId: idInput })),
    handle: (call) => orders.place(call.customer, call.body.checkoutId, intentOf(contract.place, call)),
  },
  get: {
    summary: "One order",
    handle: async (call) => withWholeUrl(await orders.get(call.customer, call.params.id), call, publicUrl),
  },
  setState: {
    summary: "Cancel an order, or report how its payment went",
    body: input(Type.Object({ orderState: orderStateInput, reason: Type.String({ maxLength: 2000 }) })),
    handle: (call) => orders.setState(call.customer, call.params.id, call.body, intentOf(contract.setState, call)),
  },
  invoice: {
    summary: "The invoice of a delivered order, a PDF",
    handle: async ({ customer, params, reply }) => {
      const { number, pdf } = await invoices.pdf(customer, params.id);
      reply.type("application/pdf").header("content-disposition", `attachment; filename="${number}.pdf"`);
      return pdf;
    },
  },
});
