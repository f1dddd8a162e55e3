import { GatewayError } from "#server/platform/services/sale/payments/gateways/GatewayError.ts";
import type {
  GatewayReport,
  GatewaySession,
  KnownRefund,
  RefundAnswer,
  RefundRequest,
  SessionRequest,
  WebhookHeaders,
  WebhookReport,
} from "#server/platform/services/sale/payments/gateways/PaymentGateway.ts";
import type { Capture, HistoryGateway, Mood, RefundState } from "./HistoryGateway.types";

/** The calls that `serveGateway` answers. */
export const REMOTE_CALLS = [
  "createSession",
  "fetchStatus",
  "refund",
  "fetchRefund",
  "pay",
  "giveUp",
  "webhookOf",
  "feel",
  "refundsBecome",
  "decideRefunds",
] as const;
export type RemoteCall = (typeof REMOTE_CALLS)[number];

/** A gateway in another process, which outlives this one when it is killed. */
export class RemoteGateway implements HistoryGateway {
  readonly provider = "CASHFREE";

  constructor(private readonly url: string) {}

  createSession = (request: SessionRequest) => this.call<GatewaySession>("createSession", request);
  fetchStatus = (payment: { id: string }) => this.call<GatewayReport | undefined>("fetchStatus", payment);
  refund = (request: RefundRequest) => this.call<RefundAnswer>("refund", request);
  fetchRefund = (request: KnownRefund) => this.call<RefundAnswer | undefined>("fetchRefund", request);
  pay = (paymentId: string, paise: number) => this.call<Capture | undefined>("pay", paymentId, paise);
  giveUp = (paymentId: string, attempt: string) => this.call<boolean>("giveUp", paymentId, attempt);
  feel = (mood: Mood) => this.call<undefined>("feel", mood);
  refundsBecome = (state: RefundState) => this.call<undefined>("refundsBecome", state);
  decideRefunds = (state: RefundState) => this.call<undefined>("decideRefunds", state);

  webhookOf = async (paymentId: string, capture?: Capture) =>
    Buffer.from(await this.call<string>("webhookOf", paymentId, capture));

  readWebhook(_headers: WebhookHeaders, rawBody: Buffer): WebhookReport {
    return JSON.parse(rawBody.toString()) as WebhookReport;
  }

  private async call<T>(name: RemoteCall, ...given: unknown[]): Promise<T> {
    // JSON would make null of a last argument that is left out.
    const body = JSON.stringify(given.filter((one) => one !== undefined));
    const reply = await fetch(`${this.url}/${name}`, { method: "POST", body });
    if (!reply.ok) throw new GatewayError(await reply.text(), reply.status);
    const { result } = (await reply.json()) as { result?: T };
    return result as T;
  }
}
