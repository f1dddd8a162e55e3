import type { paymentTransactions as contract } from "#contract/sale/paymentTransactions.ts";
import type { Implementation } from "../../http/implementation.types";
import type { Services } from "../../services";
import { FIRST_PATH } from "./paymentInput";

export const paymentTransactionRoutes = ({ payments }: Services): Implementation<typeof contract> => ({
  get: {
    summary: "The status of a payment, from the platform's own record",
    handle: ({ customer, params }) => payments.get(customer, params.id, FIRST_PATH),
  },
});
