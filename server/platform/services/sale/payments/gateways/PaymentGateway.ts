import type { PaymentProviderId } from "../../../../../../src/contract/sale/payments";
import type { TransactionStatus } from "../../../../../../src/contract/sale/paymentTransactions";

export interface SessionRequest {
  /** Our reference, by which the gateway knows the payment. */
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

/** The status of a payment at the gateway. */
export type GatewayReport =
  | { status: "SUCCEEDED"; amountPaise: number; gatewayPaymentId: string }
  | { status: Exclude<TransactionStatus, "SUCCEEDED"> };

export type WebhookReport = GatewayReport & {
  /** Equal in every delivery of one event. */
  eventId: string;
  /** Our payment's id, or the gateway's id of its session, whichever the event carries. */
  about: { paymentId: string } | { gatewayId: string };
};

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
  /** @returns the gateway's id of the refund. @throws GatewayError */
  refund(request: RefundRequest): Promise<string>;
}

export type WebhookHeaders = Record<string, string | string[] | undefined>;
