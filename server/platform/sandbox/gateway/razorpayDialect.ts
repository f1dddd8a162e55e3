import { Type } from "typebox";
import type { TransactionStatus } from "#contract/sale/paymentTransactions.ts";
import type { SandboxRefundStatus } from "../../db/schema/sandboxGateway";
import { conflict, PlatformError } from "../../errors";
import { SANDBOX_API } from "../../services/sale/payments/gateways/sandboxCredentials";
import { hmacSha256, isSame } from "../../services/sale/payments/gateways/signatures";
import type { Dialect } from "./dialect.types";
import type { GatewayAttempt } from "./GatewayLedger";

const EVENT: Record<TransactionStatus, [event: string, status: string]> = {
  PROGRESS: ["payment.authorized", "authorized"],
  SUCCEEDED: ["payment.captured", "captured"],
  FAILED: ["payment.failed", "failed"],
  USER_DROPPED: ["payment.failed", "failed"],
};

const REFUND_STATUS: Record<SandboxRefundStatus, string> = {
  PENDING: "pending",
  SUCCEEDED: "processed",
  FAILED: "failed",
};

const paymentOf = (orderId: string, { gatewayPaymentId, amountPaise, status }: GatewayAttempt) => ({
  id: gatewayPaymentId ?? "",
  entity: "payment",
  order_id: orderId,
  amount: amountPaise,
  currency: "INR",
  status: EVENT[status][1],
  error_reason: status === "USER_DROPPED" ? "payment_cancelled" : null,
});

/** The calls and webhooks of Razorpay that the platform uses. */
export const razorpayDialect: Dialect = {
  serve: (app, ledger, { razorpay: { keyId, keySecret } }) => {
    const base = SANDBOX_API.razorpay;
    const right = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`;
    app.addHook("onRequest", async ({ url, headers }) => {
      if (!url.startsWith(base) || isSame(headers.authorization, right)) return;
      throw new PlatformError(401, "BAD_REQUEST_ERROR", "Authentication failed");
    });
    app.post<{ Body: { amount: number; receipt: string; notes?: { store?: string } } }>(
      `${base}/orders`,
      {
        schema: {
          hide: true,
          body: Type.Object({
            amount: Type.Integer({ minimum: 100 }),
            receipt: Type.String({ minLength: 1, maxLength: 40 }),
            notes: Type.Optional(Type.Object({ store: Type.Optional(Type.String({ maxLength: 256 })) })),
          }),
        },
      },
      async ({ body: { amount, receipt, notes } }) => {
        const storeName = notes?.store ?? "";
        const session = await ledger.open({ provider: "RAZORPAY", reference: receipt, amountPaise: amount, storeName });
        return { id: session.gatewayId, entity: "order", amount, receipt, status: "created" };
      },
    );
    app.get<{ Params: { id: string } }>(
      `${base}/orders/:id/payments`,
      { schema: { hide: true } },
      async ({ params }) => {
        const session = await ledger.find("gatewayId", params.id);
        const items = (await ledger.attemptsOf(session)).map((one) => paymentOf(session.gatewayId, one));
        return { entity: "collection", count: items.length, items };
      },
    );
    app.post<{ Params: { id: string }; Body: { amount: number; receipt: string } }>(
      `${base}/payments/:id/refund`,
      {
        schema: {
          hide: true,
          body: Type.Object({ amount: Type.Integer({ minimum: 1 }), receipt: Type.String({ minLength: 1 }) }),
        },
      },
      async ({ params, body }) => {
        const refund = await ledger.refund(await ledger.findPaid(params.id), body.receipt, body.amount);
        if (refund === undefined) throw conflict("BAD_REQUEST_ERROR", "There is nothing to refund.");
        const { refundId, status } = refund;
        return { id: refundId, entity: "refund", payment_id: params.id, status: REFUND_STATUS[status] };
      },
    );
    app.get<{ Params: { id: string; refund: string } }>(
      `${base}/payments/:id/refunds/:refund`,
      { schema: { hide: true } },
      async ({ params }) => {
        const { refundId, status } = await ledger.findRefund("refundId", params.refund);
        return { id: refundId, entity: "refund", payment_id: params.id, status: REFUND_STATUS[status] };
      },
    );
  },
  webhook: (session, { status, happenedAt, capture = session }, { razorpay }) => {
    const body = JSON.stringify({
      entity: "event",
      event: EVENT[status][0],
      contains: ["payment"],
      payload: { payment: { entity: paymentOf(session.gatewayId, { ...capture, status }) } },
      created_at: Math.floor(happenedAt.getTime() / 1000),
    });
    return { headers: { "x-razorpay-signature": hmacSha256(razorpay.webhookSecret, "hex", body) }, body };
  },
};
