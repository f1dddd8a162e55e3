import { type Static, type TSchema, Type } from "typebox";
import { Value } from "typebox/value";
import type { TransactionStatus } from "#contract/sale/paymentTransactions.ts";
import { paiseToRupees, rupeesToPaise } from "../../../../money";
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

export interface CashfreeConfig {
  /** For example `https://api.cashfree.com/pg`. */
  url: string;
  clientId: string;
  clientSecret: string;
  /** The address for its webhooks, which Cashfree is told with each order. */
  notifyUrl(): string;
}

const API_VERSION = "2023-08-01";

const payment = Type.Object({
  cf_payment_id: Type.Union([Type.String(), Type.Number()]),
  payment_status: Type.String(),
  payment_amount: Type.Number(),
});
const paymentEvent = Type.Object({
  type: Type.String(),
  data: Type.Object({ order: Type.Object({ order_id: Type.String() }), payment }),
});
const refund = Type.Object({
  cf_refund_id: Type.Union([Type.String(), Type.Number()]),
  refund_status: Type.String(),
});
const refundEvent = Type.Object({
  type: Type.String(),
  data: Type.Object({ refund: Type.Object({ refund_id: Type.String({ minLength: 1 }) }) }),
});

/** Cashfree PG: each of its orders is one of our payments and has our id. */
export class CashfreeGateway implements PaymentGateway {
  readonly provider = "CASHFREE";

  constructor(private readonly config: CashfreeConfig) {}

  async createSession(request: SessionRequest): Promise<GatewaySession> {
    const order = await callGateway({
      method: "POST",
      url: `${this.config.url}/orders`,
      headers: this.headers(request.paymentId),
      body: JSON.stringify({
        order_id: request.paymentId,
        order_amount: paiseToRupees(request.amountPaise),
        order_currency: "INR",
        order_note: request.storeName,
        customer_details: {
          customer_id: request.customerId,
          customer_phone: request.mobile,
          ...(request.email && { customer_email: request.email }),
        },
        order_meta: { notify_url: this.config.notifyUrl() },
      }),
      reply: Type.Object({
        cf_order_id: Type.Union([Type.String(), Type.Number()]),
        payment_session_id: Type.String({ minLength: 1 }),
      }),
    });
    return { gatewayId: String(order.cf_order_id), paymentSessionId: order.payment_session_id };
  }

  /**
   * The signature is a base64 HMAC-SHA256 over timestamp and raw body with the client secret (Cashfree, Webhook
   * Signature Verification).
   */
  readWebhook(headers: WebhookHeaders, rawBody: Buffer): WebhookReport | undefined {
    const timestamp = headers["x-webhook-timestamp"];
    if (typeof timestamp !== "string") throw new WebhookRefused("x-webhook-timestamp is missing");
    const right = hmacSha256(this.config.clientSecret, "base64", timestamp, rawBody);
    if (!isSame(headers["x-webhook-signature"], right)) throw new WebhookRefused("x-webhook-signature is wrong");
    const event = parseJson(rawBody.toString());
    const eventId = digestOf(rawBody);
    if (Value.Check(refundEvent, event) && event.type.startsWith("REFUND_")) {
      return { kind: "refund", eventId, reference: event.data.refund.refund_id };
    }
    if (!Value.Check(paymentEvent, event) || !event.type.startsWith("PAYMENT_")) return undefined;
    return {
      kind: "payment",
      ...reportOf([event.data.payment]),
      eventId,
      about: { paymentId: event.data.order.order_id },
    };
  }

  async fetchStatus({ id }: { id: string }): Promise<GatewayReport | undefined> {
    const attempts = await this.get(`/orders/${encodeURIComponent(id)}/payments`, Type.Array(payment));
    return attempts && reportOf(attempts);
  }

  /** Cashfree's call names the order and none of its payments, so an order that was paid twice is refunded as one sum. */
  async refund(request: RefundRequest): Promise<RefundAnswer> {
    const answer = await callGateway({
      method: "POST",
      url: `${this.config.url}/orders/${encodeURIComponent(request.paymentId)}/refunds`,
      headers: this.headers(request.refundId),
      body: JSON.stringify({
        refund_id: request.refundId,
        refund_amount: paiseToRupees(request.amountPaise),
        refund_note: request.reason,
      }),
      reply: refund,
    });
    return toAnswer(answer);
  }

  async fetchRefund({ paymentId, reference }: KnownRefund): Promise<RefundAnswer | undefined> {
    const path = `/orders/${encodeURIComponent(paymentId)}/refunds/${encodeURIComponent(reference)}`;
    const answer = await this.get(path, refund);
    return answer && toAnswer(answer);
  }

  /** @returns undefined for 404 */
  private async get<S extends TSchema>(path: string, reply: S): Promise<Static<S> | undefined> {
    try {
      return await callGateway({ method: "GET", url: `${this.config.url}${path}`, headers: this.headers(), reply });
    } catch (error) {
      if (error instanceof GatewayError && error.status === 404) return undefined;
      throw error;
    }
  }

  private headers(idempotencyKey?: string): Record<string, string> {
    return {
      "x-api-version": API_VERSION,
      "x-client-id": this.config.clientId,
      "x-client-secret": this.config.clientSecret,
      ...(idempotencyKey && { "x-idempotency-key": idempotencyKey }),
    };
  }
}

/** @throws GatewayError for a status that Cashfree does not document, because it may mean anything */
function toAnswer({ cf_refund_id, refund_status }: Static<typeof refund>): RefundAnswer {
  const state = REFUND_STATUS[refund_status];
  if (state === undefined) throw new GatewayError(`the refund is ${refund_status}`);
  return { state, gatewayRefundId: String(cf_refund_id) };
}

const REFUND_STATUS: Record<string, RefundAnswer["state"]> = {
  SUCCESS: "CONFIRMED",
  PENDING: "ASKED",
  ONHOLD: "ASKED",
  CANCELLED: "FAILED",
  FAILED: "FAILED",
};

function statusOf({ payment_status }: Static<typeof payment>): TransactionStatus {
  switch (payment_status) {
    case "SUCCESS":
      return "SUCCEEDED";
    case "USER_DROPPED":
    case "CANCELLED":
      return "USER_DROPPED";
    case "FAILED":
    case "VOID":
      return "FAILED";
    default:
      return "PROGRESS";
  }
}

const reportOf = (attempts: readonly Static<typeof payment>[]): GatewayReport =>
  reportOfAttempts(
    attempts.map((attempt) => ({
      status: statusOf(attempt),
      gatewayPaymentId: String(attempt.cf_payment_id),
      amountPaise: rupeesToPaise(attempt.payment_amount),
    })),
  );
