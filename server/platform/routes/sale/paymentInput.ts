import { Type } from "typebox";
import type { PaymentProviderId, payments, StartedPayment } from "#contract/sale/payments.ts";
import { type Call, input } from "../../http/implementation.types";
import { idInput } from "../../http/inputs";

/** The body of both calls that start a payment (spec 7.2), with the mobile's last ten digits (spec 5, Checkout). */
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

/** The providers of each of the two paths (spec 7.2). */
export const FIRST_PATH: readonly PaymentProviderId[] = ["CASHFREE", "RAZORPAY"];
export const SECOND_PATH: readonly PaymentProviderId[] = ["BMSPAY"];

/** Makes the address of the sandbox's own pay page absolute, with the called origin. */
export function withWholeUrl<Named extends Pick<StartedPayment, "paymentUrl">>(
  started: Named,
  { reply }: Pick<Call<typeof payments.initiate>, "reply">,
  publicUrl: string | undefined,
): Named {
  if (started.paymentUrl === undefined) return started;
  const { protocol, host } = reply.request;
  return { ...started, paymentUrl: new URL(started.paymentUrl, publicUrl ?? `${protocol}://${host}`).href };
}
