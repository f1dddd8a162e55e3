import type { PaymentGateway, RefundAnswer } from "#server/platform/services/sale/payments/gateways/PaymentGateway.ts";

export type RefundState = RefundAnswer["state"];
export type Mood = "well" | "down" | "losing answers";

export interface Capture {
  id: string;
  paymentId: string;
  amountPaise: number;
}

export interface Refund {
  id: string;
  reference: string;
  captureId: string;
  amountPaise: number;
  state: RefundState;
}

type Soon<T> = T | Promise<T>;

/** What shoppers and chance do to a gateway in a history, whether it is in this process or in another one. */
export interface HistoryGateway extends PaymentGateway {
  /** @returns undefined where the gateway knows no such session */
  pay(paymentId: string, amountPaise: number): Soon<Capture | undefined>;
  /** @returns false where the gateway knows no such session */
  giveUp(paymentId: string, attempt: "FAILED" | "USER_DROPPED"): Soon<boolean>;
  /** The content of a webhook about one capture, or about an attempt without money. */
  webhookOf(paymentId: string, capture?: Capture): Soon<Buffer>;
  feel(mood: Mood): Soon<void>;
  refundsBecome(state: RefundState): Soon<void>;
  decideRefunds(state: RefundState): Soon<void>;
}
