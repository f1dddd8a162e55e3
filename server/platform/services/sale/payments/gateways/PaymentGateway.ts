import type { PaymentProviderId } from "../../../../../../src/contract/sale/payments";
import type { TransactionStatus } from "../../../../../../src/contract/sale/paymentTransactions";

export interface SessionRequest {
  /** Our reference: the gateway knows the payment by it. */
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

/** How a payment stands at the gateway. */
export type GatewayReport =
  | { status: "SUCCEEDED"; amountPaise: number; gatewayPaymentId: string }
  | { status: Exclude<TransactionStatus, "SUCCEEDED"> };

export type WebhookReport = GatewayReport & {
  /** The same for every delivery of one event. */
  eventId: string;
  /** Our payment's id, or the gateway's for its session: whichever the event carries. */
  about: { paymentId: string } | { gatewayId: string };
};

export interface RefundRequest {
  /** The same for every attempt: the gateway refunds once. */
  refundId: string;
  paymentId: string;
  gatewayPaymentId: string;
  amountPaise: number;
  reason: string;
}

/** What the platform needs of whoever moves the money. Every call may be repeated without a second effect. */
export interface PaymentGateway {
  readonly provider: PaymentProviderId;
  /** The public key that the provider's checkout asks for in the browser. */
  readonly checkoutKey?: string;
  /** @throws GatewayError */
  createSession(request: SessionRequest): Promise<GatewaySession>;
  /**
   * @returns undefined for an event that says nothing of a payment
   * @throws WebhookRefused when the signature is not the gateway's
   */
  readWebhook(headers: WebhookHeaders, rawBody: Buffer): WebhookReport | undefined;
  /** @returns undefined when the gateway knows no such payment. @throws GatewayError */
  fetchStatus(payment: { id: string; gatewayId: string | null }): Promise<GatewayReport | undefined>;
  /** @returns the gateway's name for the refund. @throws GatewayError */
  refund(request: RefundRequest): Promise<string>;
}

export type WebhookHeaders = Record<string, string | string[] | undefined>;
