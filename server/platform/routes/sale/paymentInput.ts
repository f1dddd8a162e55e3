import { Type } from "typebox";
import type { PaymentProviderId, payments, StartedPayment } from "../../../../src/contract/sale/payments";
import { type Call, input } from "../../http/implementation.types";
import { idInput } from "../../http/inputs";

/** What both of the starting calls take (spec 7.2): the mobile's last 10 digits (spec 5, Checkout). */
export const paymentStartInput = input(
  Type.Object({
    orgId: idInput,
    customerId: idInput,
    storeId: Type.Optional(idInput),
    userMobile: Type.String({ pattern: "^\\d{10}$" }),
    userMail: Type.Optional(Type.String({ maxLength: 254 })),
    amount: Type.Number({ minimum: 0, maximum: 1_000_000_000 }),
    provider: Type.String({ minLength: 1, maxLength: 50 }),
    orderId: Type.Optional(idInput),
  }),
);

/** Each of the two paths is for its own providers (spec 7.2). */
export const FIRST_PATH: readonly PaymentProviderId[] = ["CASHFREE", "RAZORPAY"];
export const SECOND_PATH: readonly PaymentProviderId[] = ["BMSPAY"];

/** A page of our own sandbox is named from the address that was called. */
export function withWholeUrl<Named extends Pick<StartedPayment, "paymentUrl">>(
  started: Named,
  { reply }: Pick<Call<typeof payments.initiate>, "reply">,
  publicUrl: string | undefined,
): Named {
  if (started.paymentUrl === undefined) return started;
  const { protocol, host } = reply.request;
  return { ...started, paymentUrl: new URL(started.paymentUrl, publicUrl ?? `${protocol}://${host}`).href };
}
