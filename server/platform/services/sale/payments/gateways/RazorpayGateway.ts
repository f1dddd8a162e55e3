import { type Static, Type } from "typebox";
import { Value } from "typebox/value";
import type { TransactionStatus } from "#contract/sale/paymentTransactions.ts";
import { callGateway, parseJson } from "./callGateway";
import { GatewayError, WebhookRefused } from "./GatewayError";
import type {
  GatewayReport,
  GatewaySession,
  KnownRefund,
  PaymentGateway,
  RefundAnswer,
  RefundRequest,
  SessionRequest,
  WebhookHeaders,
  WebhookReport,
} from "./PaymentGateway";
import { reportOfAttempts } from "./reportOfAttempts";
import { digestOf, hmacSha256, isSame } from "./signatures";

export interface RazorpayConfig {
  /** For example `https://api.razorpay.com/v1`. */
  url: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
}

const payment = Type.Object({
  id: Type.String(),
  order_id: Type.Union([Type.String(), Type.Null()]),
  amount: Type.Integer(),
  status: Type.String(),
  error_reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
});
const paymentEvent = Type.Object({
  event: Type.String(),
  payload: Type.Object({ payment: Type.Object({ entity: payment }) }),
});

const refund = Type.Object({ id: Type.String(), status: Type.String() });
const refundEvent = Type.Object({
  event: Type.String({ pattern: "^refund\\." }),
  payload: Type.Object({ refund: Type.Object({ entity: Type.Object({ receipt: Type.String({ minLength: 1 }) }) }) }),
});

/** Events that report the progress of a payment. `refund.*` also carries a payment, but nothing new about it. */
const ABOUT_PAYMENTS = /^(payment\.(authorized|captured|failed)|order\.paid)$/;

/** Razorpay: each of its orders is one of our payments, with our id as its receipt. Its amounts are in paise too. */
export class RazorpayGateway implements PaymentGateway {
  readonly provider = "RAZORPAY";
  readonly checkoutKey: string;

  constructor(private readonly config: RazorpayConfig) {
    this.checkoutKey = config.keyId;
  }

  /** Razorpay takes no idempotency key here. A repeated call leaves an order behind that nobody pays. */
  async createSession(request: SessionRequest): Promise<GatewaySession> {
    const { id } = await callGateway({
      method: "POST",
      url: `${this.config.url}/orders`,
      headers: this.headers(),
      body: JSON.stringify({
        amount: request.amountPaise,
        currency: "INR",
        receipt: request.paymentId,
        notes: { store: request.storeName },
      }),
      reply: Type.Object({ id: Type.String({ minLength: 1 }) }),
    });
    return { gatewayId: id, paymentSessionId: id };
  }

  /**
   * The signature is a hex HMAC-SHA256 over the raw body with the webhook's own secret (Razorpay, Validate and Test
   * Webhooks).
   */
  readWebhook(headers: WebhookHeaders, rawBody: Buffer): WebhookReport | undefined {
    const right = hmacSha256(this.config.webhookSecret, "hex", rawBody);
    if (!isSame(headers["x-razorpay-signature"], right)) throw new WebhookRefused("x-razorpay-signature is wrong");
    const event = parseJson(rawBody.toString());
    const eventId = digestOf(rawBody);
    if (Value.Check(refundEvent, event)) {
      return { kind: "refund", eventId, reference: event.payload.refund.entity.receipt };
    }
    if (!Value.Check(paymentEvent, event) || !ABOUT_PAYMENTS.test(event.event)) return undefined;
    const { entity } = event.payload.payment;
    if (entity.order_id === null) return undefined;
    return { kind: "payment", ...reportOf([entity]), eventId, about: { gatewayId: entity.order_id } };
  }

  async fetchStatus({ gatewayId }: { gatewayId: string | null }): Promise<GatewayReport | undefined> {
    if (gatewayId === null) return undefined;
    const { items } = await callGateway({
      method: "GET",
      url: `${this.config.url}/orders/${encodeURIComponent(gatewayId)}/payments`,
      headers: this.headers(),
      reply: Type.Object({ items: Type.Array(payment) }),
    });
    return reportOf(items);
  }

  async refund({ refundId, gatewayPaymentId, amountPaise, reason }: RefundRequest): Promise<RefundAnswer> {
    const answer = await callGateway({
      method: "POST",
      url: `${this.config.url}/payments/${encodeURIComponent(gatewayPaymentId)}/refund`,
      headers: { ...this.headers(), "x-refund-idempotency": refundId },
      body: JSON.stringify({ amount: amountPaise, receipt: refundId, notes: { reason } }),
      reply: refund,
    });
    return toAnswer(answer);
  }

  async fetchRefund({ gatewayPaymentId, gatewayRefundId }: KnownRefund): Promise<RefundAnswer | undefined> {
    const path = `/payments/${encodeURIComponent(gatewayPaymentId)}/refunds/${encodeURIComponent(gatewayRefundId)}`;
    const url = `${this.config.url}${path}`;
    return toAnswer(await callGateway({ method: "GET", url, headers: this.headers(), reply: refund }));
  }

  private headers(): Record<string, string> {
    const { keyId, keySecret } = this.config;
    return { authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}` };
  }
}

/** @throws GatewayError for a status that Razorpay does not document, because it may mean anything */
function toAnswer({ id, status }: Static<typeof refund>): RefundAnswer {
  const state = REFUND_STATUS[status];
  if (state === undefined) throw new GatewayError(`the refund is ${status}`);
  return { state, gatewayRefundId: id };
}

const REFUND_STATUS: Record<string, RefundAnswer["state"]> = {
  processed: "CONFIRMED",
  pending: "ASKED",
  failed: "FAILED",
};

/** A payment that was refunded was captured before. */
function statusOf({ status, error_reason }: Static<typeof payment>): TransactionStatus {
  switch (status) {
    case "captured":
    case "refunded":
      return "SUCCEEDED";
    case "failed":
      return error_reason === "payment_cancelled" ? "USER_DROPPED" : "FAILED";
    default:
      return "PROGRESS";
  }
}

const reportOf = (attempts: readonly Static<typeof payment>[]): GatewayReport =>
  reportOfAttempts(
    attempts.map((attempt) => ({
      status: statusOf(attempt),
      gatewayPaymentId: attempt.id,
      amountPaise: attempt.amount,
    })),
  );
