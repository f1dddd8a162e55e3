import { type Static, type TSchema, Type } from "typebox";
import { Value } from "typebox/value";
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
  /** All movements of money of the session, when there may be more than one. */
  captures: Type.Optional(Type.Array(Type.Object({ paymentId: Type.String(), amount: Type.Integer() }))),
});
const refund = Type.Object({
  refundId: Type.String(),
  status: Type.Union([Type.Literal("PENDING"), Type.Literal("SUCCEEDED"), Type.Literal("FAILED")]),
});
const refundEvent = Type.Object({
  ...refund.properties,
  eventId: Type.String({ minLength: 1 }),
  refundReference: Type.String({ minLength: 1 }),
});
const paymentEvent = Type.Object({
  ...payment.properties,
  eventId: Type.String({ minLength: 1 }),
  reference: Type.String(),
});

/**
 * BMSPAY publishes no description of its server's calls. This adapter speaks the protocol of docs/payment-gateways.md, in
 * which every call and webhook is signed by a hex HMAC-SHA256 of its path or body. A merchant runs a bridge to BMSPAY at
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
    if (Value.Check(refundEvent, event)) {
      return { kind: "refund", eventId: event.eventId, reference: event.refundReference };
    }
    if (!Value.Check(paymentEvent, event)) return undefined;
    return { kind: "payment", ...toReport(event), eventId: event.eventId, about: { paymentId: event.reference } };
  }

  async fetchStatus({ id }: { id: string }): Promise<GatewayReport | undefined> {
    const found = await this.get(`/payments/${encodeURIComponent(id)}`, payment);
    return found && toReport(found);
  }

  async refund({ refundId, paymentId, gatewayPaymentId, amountPaise, reason }: RefundRequest): Promise<RefundAnswer> {
    const path = `/payments/${encodeURIComponent(paymentId)}/refunds`;
    const body = { reference: refundId, paymentId: gatewayPaymentId, amount: amountPaise, reason };
    return toAnswer(await this.post(path, body, refund));
  }

  async fetchRefund({ paymentId, reference }: KnownRefund): Promise<RefundAnswer | undefined> {
    const path = `/payments/${encodeURIComponent(paymentId)}/refunds/${encodeURIComponent(reference)}`;
    const answer = await this.get(path, refund);
    return answer && toAnswer(answer);
  }

  /** @returns undefined for 404 */
  private async get<S extends TSchema>(path: string, reply: S): Promise<Static<S> | undefined> {
    try {
      return await callGateway({ method: "GET", url: `${this.config.url}${path}`, headers: this.sign(path), reply });
    } catch (error) {
      if (error instanceof GatewayError && error.status === 404) return undefined;
      throw error;
    }
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

/** A session is paid in one piece, but a repeated payment has its own id. */
function toReport({ status, amount, paymentId, captures = [] }: Static<typeof payment>): GatewayReport {
  if (status !== "SUCCEEDED") return { status, captures: [] };
  const all = captures.length > 0 ? captures : [{ paymentId, amount }];
  return {
    status,
    captures: all.map((one) => ({ gatewayPaymentId: one.paymentId, amountPaise: one.amount })),
  };
}

const REFUND_ANSWER = { PENDING: "ASKED", SUCCEEDED: "CONFIRMED", FAILED: "FAILED" } as const;

const toAnswer = ({ refundId, status }: Static<typeof refund>): RefundAnswer => ({
  state: REFUND_ANSWER[status],
  gatewayRefundId: refundId,
});
