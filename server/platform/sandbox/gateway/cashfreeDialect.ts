import { Type } from "typebox";
import type { TransactionStatus } from "#contract/sale/paymentTransactions.ts";
import type { SandboxRefundStatus } from "../../db/schema/sandboxGateway";
import { conflict, PlatformError } from "../../errors";
import { paiseToRupees, rupeesToPaise } from "../../money";
import { SANDBOX_API } from "../../services/sale/payments/gateways/sandboxCredentials";
import { hmacSha256, isSame } from "../../services/sale/payments/gateways/signatures";
import type { Dialect } from "./dialect.types";
import type { GatewayAttempt, RefundRow } from "./GatewayLedger";

const STATUS: Record<TransactionStatus, string> = {
  PROGRESS: "PENDING",
  SUCCEEDED: "SUCCESS",
  FAILED: "FAILED",
  USER_DROPPED: "USER_DROPPED",
};
const EVENT: Record<TransactionStatus, string> = {
  PROGRESS: "PAYMENT_PENDING_WEBHOOK",
  SUCCEEDED: "PAYMENT_SUCCESS_WEBHOOK",
  FAILED: "PAYMENT_FAILED_WEBHOOK",
  USER_DROPPED: "PAYMENT_USER_DROPPED_WEBHOOK",
};

const REFUND_STATUS: Record<SandboxRefundStatus, string> = {
  PENDING: "PENDING",
  SUCCEEDED: "SUCCESS",
  FAILED: "CANCELLED",
};
const refundOf = ({ refundId, reference, status }: RefundRow) => ({
  cf_refund_id: refundId,
  refund_id: reference,
  refund_status: REFUND_STATUS[status],
});

const paymentOf = ({ gatewayPaymentId, amountPaise, status }: GatewayAttempt) => ({
  cf_payment_id: gatewayPaymentId ?? "",
  payment_status: STATUS[status],
  payment_amount: paiseToRupees(amountPaise),
  payment_currency: "INR",
});

/** The calls and webhooks of Cashfree PG that the platform uses. */
export const cashfreeDialect: Dialect = {
  serve: (app, ledger, { cashfree }) => {
    const base = SANDBOX_API.cashfree;
    app.addHook("onRequest", async ({ url, headers }) => {
      if (!url.startsWith(base)) return;
      if (
        isSame(headers["x-client-id"], cashfree.clientId) &&
        isSame(headers["x-client-secret"], cashfree.clientSecret)
      ) {
        return;
      }
      throw new PlatformError(401, "authentication_error", "authentication Failed");
    });
    app.post<{ Body: { order_id: string; order_amount: number; order_note?: string } }>(
      `${base}/orders`,
      {
        schema: {
          hide: true,
          body: Type.Object({
            order_id: Type.String({ minLength: 3, maxLength: 45 }),
            order_amount: Type.Number({ minimum: 0.01 }),
            order_note: Type.Optional(Type.String({ maxLength: 200 })),
          }),
        },
      },
      async ({ body }) => {
        const session = await ledger.open({
          provider: "CASHFREE",
          reference: body.order_id,
          amountPaise: rupeesToPaise(body.order_amount),
          storeName: body.order_note ?? "",
        });
        const { gatewayId, sessionId } = session;
        return {
          cf_order_id: gatewayId,
          order_id: body.order_id,
          order_status: "ACTIVE",
          payment_session_id: sessionId,
        };
      },
    );
    app.get<{ Params: { id: string } }>(
      `${base}/orders/:id/payments`,
      { schema: { hide: true } },
      async ({ params }) => {
        const attempts = await ledger.attemptsOf(await ledger.find("reference", params.id));
        return attempts.map(paymentOf);
      },
    );
    app.post<{ Params: { id: string }; Body: { refund_id: string; refund_amount: number } }>(
      `${base}/orders/:id/refunds`,
      { schema: { hide: true, body: Type.Object({ refund_id: Type.String(), refund_amount: Type.Number() }) } },
      async ({ params, body }) => {
        const session = await ledger.find("reference", params.id);
        const refund = await ledger.refund(session, body.refund_id, rupeesToPaise(body.refund_amount));
        if (refund === undefined) throw conflict("order_not_paid", "There is nothing to refund.");
        return refundOf(refund);
      },
    );
    app.get<{ Params: { id: string; refund: string } }>(
      `${base}/orders/:id/refunds/:refund`,
      { schema: { hide: true } },
      async ({ params }) => refundOf(await ledger.findRefund("reference", params.refund)),
    );
  },
  webhook: (session, { status, happenedAt, capture = session }, { cashfree }) => {
    const body = JSON.stringify({
      data: {
        order: { order_id: session.reference, order_amount: paiseToRupees(session.amountPaise), order_currency: "INR" },
        payment: paymentOf({ ...capture, status }),
      },
      event_time: happenedAt.toISOString(),
      type: EVENT[status],
    });
    const timestamp = String(happenedAt.getTime());
    const signature = hmacSha256(cashfree.clientSecret, "base64", timestamp, body);
    return { headers: { "x-webhook-timestamp": timestamp, "x-webhook-signature": signature }, body };
  },
};
