import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Order } from "#contract/sale/orders.ts";
import type { PaymentProviderId, StartedPayment } from "#contract/sale/payments.ts";
import type { PaymentTransaction } from "#contract/sale/paymentTransactions.ts";
import { orders } from "#server/platform/db/schema/commerce.ts";
import { payments } from "#server/platform/db/schema/payments.ts";
import { sandboxGatewaySessions } from "#server/platform/db/schema/sandboxGateway.ts";
import { stores } from "#server/platform/db/schema/tenancy.ts";
import type { GatewayEvent, SignedWebhook } from "#server/platform/sandbox/gateway/dialect.types.ts";
import type { GatewaySessionRow } from "#server/platform/sandbox/gateway/GatewayLedger.ts";
import { dialects } from "#server/platform/sandbox/gateway/index.ts";
import { sandboxCredentials } from "#server/platform/services/sale/payments/gateways/sandboxCredentials.ts";
import { type Buyer, ok, SECRET, type Shop } from "./shop";

export const PROVIDERS: PaymentProviderId[] = ["CASHFREE", "BMSPAY", "RAZORPAY"];
export type Outcome = "pay" | "fail" | "drop" | "silent" | "late";

/** Actions of tests of online payments, as the shopper and as the gateway. */
export function onlinePayments(shop: Shop) {
  const { db, store } = shop;

  const initiate = (
    buyer: Buyer,
    request: object,
    provider: PaymentProviderId = "CASHFREE",
    key: string = randomUUID(),
  ) =>
    shop.call<StartedPayment>(
      buyer,
      "POST",
      provider === "BMSPAY" ? "/api/bms-pay/initiate-payment" : "/api/payments/initiate-payment",
      { orgId: store.orgId, customerId: buyer.customerId, userMobile: buyer.mobile, provider, ...request },
      key,
    );

  const startFor = (buyer: Buyer, order: Order, provider: PaymentProviderId = "CASHFREE") =>
    ok(initiate(buyer, { amount: order.finalPrice, orderId: order.id }, provider));

  const sessionOf = async (started: StartedPayment): Promise<GatewaySessionRow> => {
    const [row] = await db.orm
      .select()
      .from(sandboxGatewaySessions)
      .where(eq(sandboxGatewaySessions.sessionId, started.paymentSessionId));
    if (row === undefined) throw new Error("the gateway knows no such session");
    return { ...row, gatewayPaymentId: row.gatewayPaymentId ?? `pay_${row.gatewayId}` };
  };

  const sign = (session: GatewaySessionRow, event: GatewayEvent): SignedWebhook =>
    dialects[session.provider].webhook(session, event, sandboxCredentials(SECRET));

  const deliver = (provider: PaymentProviderId, { headers, body }: SignedWebhook) =>
    shop.app.inject({
      method: "POST",
      url: `/api/payments/webhooks/${provider.toLowerCase()}`,
      headers: { "content-type": "application/json", ...headers },
      payload: body,
    });

  return {
    initiate,
    startFor,
    sessionOf,
    sign,
    deliver,
    /** Lets the store take online payments by this provider from now on. */
    use: async (provider: PaymentProviderId) => {
      const payment = {
        onlinePayment: { enabled: true, activePaymentMethod: provider },
        cashOnDelivery: { enabled: true },
        wallet: { enabled: true },
      };
      await db.orm.update(stores).set({ payment }).where(eq(stores.id, store.storeId));
    },
    /** Makes an order that waits for its payment, and that payment. */
    begin: async (buyer: Buyer, variant: string, provider: PaymentProviderId = "CASHFREE", quantity = 1) => {
      const order = await shop.placed(buyer, variant, quantity, "PAYMENT_GATEWAY");
      return { order, started: await startFor(buyer, order, provider) };
    },
    /** Does what the shopper does on the pay page. */
    choose: async ({ paymentSessionId }: StartedPayment, outcome: Outcome, delaySeconds?: number) => {
      const url = `/sandbox/gateway/${paymentSessionId}/outcome`;
      const { statusCode, body } = await shop.app.inject({ method: "POST", url, payload: { outcome, delaySeconds } });
      if (statusCode !== 200) throw new Error(`the pay page answered ${statusCode}: ${body}`);
    },
    /** The shopper pays once more in the same session, or another amount. */
    payMore: async ({ paymentSessionId }: StartedPayment, amountPaise: number) => {
      const url = `/sandbox/gateway/${paymentSessionId}/captures`;
      const { statusCode, body } = await shop.app.inject({ method: "POST", url, payload: { amountPaise } });
      if (statusCode !== 200) throw new Error(`the gateway answered ${statusCode}: ${body}`);
    },
    /** Lets the reconciler ask the gateway about a payment now. */
    askNow: async ({ id }: StartedPayment) => {
      await db.orm
        .update(payments)
        .set({ nextCheckAt: new Date(0) })
        .where(eq(payments.id, id));
      await shop.services.reconciler.run();
    },
    say: async (started: StartedPayment, status: GatewayEvent["status"], happenedAt = new Date()) => {
      const session = await sessionOf(started);
      return deliver(session.provider, sign(session, { status, happenedAt }));
    },
    statusOf: (buyer: Buyer, { id }: StartedPayment, provider: PaymentProviderId = "CASHFREE") =>
      shop.call<PaymentTransaction>(
        buyer,
        "GET",
        provider === "BMSPAY" ? `/api/bmspay-transactions/${id}` : `/api/payment-transactions/${id}`,
      ),
    hint: (buyer: Buyer, { id }: Order, orderState: "PLACED" | "FAILED", reason = "") =>
      ok(shop.call<Order>(buyer, "POST", `/api/orders/${id}/state`, { orderState, reason }, randomUUID())),
    orderNow: async ({ id }: Pick<Order, "id">) => {
      const [row] = await db.orm.select().from(orders).where(eq(orders.id, id));
      if (row === undefined) throw new Error("no such order");
      return row;
    },
    paymentsOf: ({ id }: Pick<Order, "id">) => db.orm.select().from(payments).where(eq(payments.orderId, id)),
    settings: (settings: object) =>
      shop.app.inject({ method: "POST", url: "/sandbox/gateway/settings", payload: settings }),
  };
}

export type OnlinePayments = ReturnType<typeof onlinePayments>;
