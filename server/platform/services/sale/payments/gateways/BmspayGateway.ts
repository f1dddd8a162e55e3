import { type Static, type TSchema, Type } from "typebox";
import { Value } from "typebox/value";
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
import { hmacSha256, isSame } from "./signatures";

export interface BmspayConfig {
  url: string;
  merchantId: string;
  secret: string;
}

const payment = Type.Object({
  paymentId: Type.String(),
  status: Type.Union([
    Type.Literal("PROGRESS"),
    Type.Literal("SUCCEEDED"),
    Type.Literal("FAILED"),
    Type.Literal("USER_DROPPED"),
  ]),
  /** In paise. */
  amount: Type.Integer(),
});
const paymentEvent = Type.Object({
  ...payment.properties,
  eventId: Type.String({ minLength: 1 }),
  reference: Type.String(),
});

/**
 * BMSPAY publishes no description of its server's calls. This adapter speaks the protocol of docs/payment-gateways.md,
 * with every call and webhook signed by a hex HMAC-SHA256 of its path or body. A merchant runs a bridge to BMSPAY at
 * BMSPAY_URL.
 */
export class BmspayGateway implements PaymentGateway {
  readonly provider = "BMSPAY";

  constructor(private readonly config: BmspayConfig) {}

  async createSession(request: SessionRequest): Promise<GatewaySession> {
    const { paymentId, sessionId, paymentUrl } = await this.post(
      "/payments",
      { reference: request.paymentId, amount: request.amountPaise, mobile: request.mobile, note: request.storeName },
      Type.Object({ paymentId: Type.String(), sessionId: Type.String(), paymentUrl: Type.String() }),
    );
    return { gatewayId: paymentId, paymentSessionId: sessionId, paymentUrl };
  }

  readWebhook(headers: WebhookHeaders, rawBody: Buffer): WebhookReport | undefined {
    const right = hmacSha256(this.config.secret, "hex", rawBody);
    if (!isSame(headers["x-bmspay-signature"], right)) throw new WebhookRefused("x-bmspay-signature is wrong");
    const event = parseJson(rawBody.toString());
    if (!Value.Check(paymentEvent, event)) return undefined;
    return { ...toReport(event), eventId: event.eventId, about: { paymentId: event.reference } };
  }

  async fetchStatus({ id }: { id: string }): Promise<GatewayReport | undefined> {
    const path = `/payments/${encodeURIComponent(id)}`;
    try {
      const url = `${this.config.url}${path}`;
      return toReport(await callGateway({ method: "GET", url, headers: this.sign(path), reply: payment }));
    } catch (error) {
      if (error instanceof GatewayError && error.status === 404) return undefined;
      throw error;
    }
  }

  async refund({ refundId, paymentId, amountPaise, reason }: RefundRequest): Promise<string> {
    const path = `/payments/${encodeURIComponent(paymentId)}/refunds`;
    const body = { reference: refundId, amount: amountPaise, reason };
    return (await this.post(path, body, Type.Object({ refundId: Type.String() }))).refundId;
  }

  private post<S extends TSchema>(path: string, content: object, reply: S) {
    const body = JSON.stringify(content);
    const url = `${this.config.url}${path}`;
    return callGateway({ method: "POST", url, headers: this.sign(body), body, reply });
  }

  private sign(text: string): Record<string, string> {
    const { merchantId, secret } = this.config;
    return { "x-bmspay-merchant": merchantId, "x-bmspay-signature": hmacSha256(secret, "hex", text) };
  }
}

function toReport({ status, amount, paymentId }: Static<typeof payment>): GatewayReport {
  return status === "SUCCEEDED" ? { status, amountPaise: amount, gatewayPaymentId: paymentId } : { status };
}
