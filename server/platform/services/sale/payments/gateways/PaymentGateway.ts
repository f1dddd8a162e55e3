import type { PaymentProviderId } from "#contract/sale/payments.ts";
import type { TransactionStatus } from "#contract/sale/paymentTransactions.ts";
import type { RefundState } from "#contract/sale/states/refundStates.ts";

export interface SessionRequest {
  /** Our reference, which identifies the payment at the gateway. */
  paymentId: string;
  amountPaise: number;
  customerId: string;
  mobile: string;
  email: string;
  storeName: string;
}

export interface GatewaySession {
  gatewayId: string;
  paymentSessionId: string;
  paymentUrl?: string;
}

/** Money that the gateway has taken, under its own id. */
export interface GatewayCapture {
  gatewayPaymentId: string;
  amountPaise: number;
}

/** A gateway's report about a session. Its shopper may have tried several times, and may have paid more than once. */
export interface GatewayReport {
  /** SUCCEEDED exactly when there is a capture. */
  status: TransactionStatus;
  captures: readonly GatewayCapture[];
}

export type WebhookReport = {
  /** Equal in every delivery of one event. */
  eventId: string;
} & (
  | (GatewayReport & {
      kind: "payment";
      /** Our payment's id, or the gateway's id of its session, whichever the event carries. */
      about: { paymentId: string } | { gatewayId: string };
    })
  /** A refund has changed; its state must be asked for. */
  | { kind: "refund"; reference: string }
);

export interface RefundRequest {
  /** Equal in every attempt, so that the gateway refunds once. */
  refundId: string;
  paymentId: string;
  gatewayPaymentId: string;
  amountPaise: number;
  reason: string;
}

/** What the platform needs from a payment gateway. Every call may be repeated without a second effect. */
export interface PaymentGateway {
  readonly provider: PaymentProviderId;
  /** The public key that the provider's checkout needs in the browser. */
  readonly checkoutKey?: string;
  /** @throws GatewayError */
  createSession(request: SessionRequest): Promise<GatewaySession>;
  /**
   * @returns undefined for an event that is not about a payment
   * @throws WebhookRefused when the gateway did not sign it
   */
  readWebhook(headers: WebhookHeaders, rawBody: Buffer): WebhookReport | undefined;
  /** @returns undefined when the gateway knows no such payment. @throws GatewayError */
  fetchStatus(payment: { id: string; gatewayId: string | null }): Promise<GatewayReport | undefined>;
  /** @throws GatewayError when there was no answer; a refusal is an answer */
  refund(request: RefundRequest): Promise<RefundAnswer>;
  /** @returns undefined when the gateway knows no such refund. @throws GatewayError */
  fetchRefund(request: KnownRefund): Promise<RefundAnswer | undefined>;
}

/** A gateway's answer about a refund: accepted, paid, or refused. */
export interface RefundAnswer {
  state: Extract<RefundState, "ASKED" | "CONFIRMED" | "FAILED">;
  gatewayRefundId: string;
}

export interface KnownRefund {
  reference: string;
  paymentId: string;
  gatewayPaymentId: string;
  gatewayRefundId: string;
}

export type WebhookHeaders = Record<string, string | string[] | undefined>;
