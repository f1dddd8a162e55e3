import { type Static, Type } from "typebox";
import { Value } from "typebox/value";
import { paiseToRupees, rupeesToPaise } from "../../../../money";
import { callGateway, parseJson } from "./callGateway";
import { GatewayError, WebhookRefused } from "./GatewayError";
import type {
  GatewayReport,
  GatewaySession,
  PaymentGateway,
  RefundRequest,
  SessionRequest,
  WebhookHeaders,
  WebhookReport,
} from "./PaymentGateway";
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
    if (!Value.Check(paymentEvent, event) || !event.type.startsWith("PAYMENT_")) return undefined;
    const about = { paymentId: event.data.order.order_id };
    return { ...toReport(event.data.payment), eventId: digestOf(rawBody), about };
  }

  async fetchStatus({ id }: { id: string }): Promise<GatewayReport | undefined> {
    try {
      const attempts = await callGateway({
        method: "GET",
        url: `${this.config.url}/orders/${encodeURIComponent(id)}/payments`,
        headers: this.headers(),
        reply: Type.Array(payment),
      });
      return best(attempts.map(toReport));
    } catch (error) {
      if (error instanceof GatewayError && error.status === 404) return undefined;
      throw error;
    }
  }

  async refund(request: RefundRequest): Promise<string> {
    const refund = await callGateway({
      method: "POST",
      url: `${this.config.url}/orders/${encodeURIComponent(request.paymentId)}/refunds`,
      headers: this.headers(request.refundId),
      body: JSON.stringify({
        refund_id: request.refundId,
        refund_amount: paiseToRupees(request.amountPaise),
        refund_note: request.reason,
      }),
      reply: Type.Object({ cf_refund_id: Type.Union([Type.String(), Type.Number()]), refund_status: Type.String() }),
    });
    if (!["SUCCESS", "PENDING", "ONHOLD"].includes(refund.refund_status)) {
      throw new GatewayError(`the refund is ${refund.refund_status}`);
    }
    return String(refund.cf_refund_id);
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

function toReport({ cf_payment_id, payment_status, payment_amount }: Static<typeof payment>): GatewayReport {
  switch (payment_status) {
    case "SUCCESS":
      return {
        status: "SUCCEEDED",
        amountPaise: rupeesToPaise(payment_amount),
        gatewayPaymentId: String(cf_payment_id),
      };
    case "USER_DROPPED":
    case "CANCELLED":
      return { status: "USER_DROPPED" };
    case "FAILED":
    case "VOID":
      return { status: "FAILED" };
    default:
      return { status: "PROGRESS" };
  }
}

/** Of several attempts the newest success counts, else the newest that is under way, because it may still succeed. */
function best(attempts: GatewayReport[]): GatewayReport {
  const having = (status: GatewayReport["status"]) => attempts.find((attempt) => attempt.status === status);
  return having("SUCCEEDED") ?? having("PROGRESS") ?? attempts[0] ?? { status: "PROGRESS" };
}
