import { randomUUID } from "node:crypto";
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
import type { Capture, HistoryGateway, Mood, Refund, RefundState } from "./HistoryGateway.types";

interface Session {
  paymentId: string;
  amountPaise: number;
  /** The outcome of its last attempt that took no money. */
  attempt: "PROGRESS" | "FAILED" | "USER_DROPPED";
}

/** A gateway in memory with records of its own, which can be down, lose its answers, and let refunds hang or fail. */
export class FakeGateway implements HistoryGateway {
  readonly provider = "CASHFREE";
  readonly sessions = new Map<string, Session>();
  readonly captures: Capture[] = [];
  readonly refunds: Refund[] = [];
  private mood: Mood = "well";
  private newRefunds: RefundState = "CONFIRMED";

  async createSession({ paymentId, amountPaise }: SessionRequest): Promise<GatewaySession> {
    return this.answer(() => {
      if (!this.sessions.has(paymentId)) this.sessions.set(paymentId, { paymentId, amountPaise, attempt: "PROGRESS" });
      return { gatewayId: `gw ${paymentId}`, paymentSessionId: `session ${paymentId}` };
    });
  }

  feel(mood: Mood): void {
    this.mood = mood;
  }

  refundsBecome(state: RefundState): void {
    this.newRefunds = state;
  }

  /** The shopper pays. @returns undefined where the gateway knows no such session */
  pay(paymentId: string, amountPaise: number): Capture | undefined {
    if (!this.sessions.has(paymentId)) return undefined;
    const capture = { id: `cap ${randomUUID()}`, paymentId, amountPaise };
    this.captures.push(capture);
    return capture;
  }

  giveUp(paymentId: string, attempt: "FAILED" | "USER_DROPPED"): boolean {
    const session = this.sessions.get(paymentId);
    if (session !== undefined) session.attempt = attempt;
    return session !== undefined;
  }

  /** The content of a webhook about one capture, or about an attempt without money. */
  webhookOf(paymentId: string, capture?: Capture): Buffer {
    const report: WebhookReport = {
      kind: "payment",
      eventId: randomUUID(),
      about: { paymentId },
      ...(capture === undefined
        ? { status: this.sessions.get(paymentId)?.attempt ?? "PROGRESS", captures: [] }
        : paid([capture])),
    };
    return Buffer.from(JSON.stringify(report));
  }

  readWebhook(_headers: WebhookHeaders, rawBody: Buffer): WebhookReport {
    return JSON.parse(rawBody.toString()) as WebhookReport;
  }

  async fetchStatus({ id }: { id: string }): Promise<GatewayReport | undefined> {
    return this.answer(() => {
      const session = this.sessions.get(id);
      if (session === undefined) return undefined;
      const captures = this.captures.filter(({ paymentId }) => paymentId === id);
      return captures.length > 0 ? paid(captures) : { status: session.attempt, captures: [] };
    });
  }

  async refund({ refundId, gatewayPaymentId, amountPaise }: RefundRequest): Promise<RefundAnswer> {
    return this.answer(() => {
      const known = this.refunds.find(({ reference }) => reference === refundId);
      if (known !== undefined) return answerOf(known);
      const capture = this.captures.find(({ id }) => id === gatewayPaymentId);
      if (capture === undefined) throw new GatewayError("there is no such payment", 404);
      if (this.refundedOf(capture.id) + amountPaise > capture.amountPaise) {
        throw new GatewayError("the refunds would exceed the payment", 400);
      }
      const refund = {
        id: `ref ${randomUUID()}`,
        reference: refundId,
        captureId: capture.id,
        amountPaise,
        state: this.newRefunds,
      };
      this.refunds.push(refund);
      return answerOf(refund);
    });
  }

  async fetchRefund({ gatewayRefundId }: KnownRefund): Promise<RefundAnswer | undefined> {
    return this.answer(() => {
      const known = this.refunds.find(({ id }) => id === gatewayRefundId);
      return known && answerOf(known);
    });
  }

  /** Decides the refunds that hang. */
  decideRefunds(state: RefundState): void {
    for (const refund of this.refunds) if (refund.state === "ASKED") refund.state = state;
  }

  /** The paise of a capture that were paid back, or still may be. */
  private refundedOf(id: string): number {
    const its = this.refunds.filter(({ captureId, state }) => captureId === id && state !== "FAILED");
    return its.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  }

  private answer<T>(work: () => T): T {
    if (this.mood === "down") throw new GatewayError("the gateway was not answered");
    const result = work();
    if (this.mood === "losing answers") throw new GatewayError("the answer was lost");
    return result;
  }
}

const paid = (captures: readonly Capture[]): GatewayReport => ({
  status: "SUCCEEDED",
  captures: captures.map(({ id, amountPaise }) => ({ gatewayPaymentId: id, amountPaise })),
});

const answerOf = ({ state, id }: Refund): RefundAnswer => ({ state, gatewayRefundId: id });
