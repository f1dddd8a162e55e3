import type { StartedPayment } from "../../../contract/sale/payments";
import type { Rupees } from "../../../contract/wire.types";
import type { PaymentProviderEntry } from "../PaymentProviders";
import type { PaymentTab } from "../tabs/PaymentTabs";

/** What was made ready inside the click: who is paid, and the tab it may need. */
export interface PaymentSeat {
  entry: PaymentProviderEntry;
  tab: PaymentTab | undefined;
}

export interface PaymentIntent {
  amount: Rupees;
  key: string;
  /** Left out for a wallet recharge. */
  orderId?: string;
  /** Sent with a checkout only (spec 7.2, Payment). */
  email?: string;
  /** Called as soon as the platform has answered, so that it can be kept before anything opens. */
  onStarted?: (session: StartedPayment) => void;
  /** Called when polling begins, with its end in milliseconds since 1970. */
  onAsking?: (askUntil: number) => void;
}

/** How one attempt to pay ended, as far as the platform has said by now. */
export type PaymentEnd =
  | { kind: "SUCCEEDED" | "FAILED" | "USER_DROPPED" | "TIME_LIMIT" | "ERROR" | "REDIRECTED"; id: string }
  /** Nothing was opened. `isUncertain`: the platform may have started it, so the key must be kept. */
  | { kind: "NOT_STARTED"; message: string; isUncertain: boolean }
  /** Nobody waits for it any more. */
  | { kind: "STOPPED"; id?: string };
