import type { Order } from "#contract/sale/orders.ts";
import type { StartedPayment } from "#contract/sale/payments.ts";
import type { Rupees } from "#contract/wire.types.ts";
import type { PaymentProviderEntry } from "../PaymentProviders";
import type { PaymentTab } from "../tabs/PaymentTabs";

/** What is prepared inside the click: the provider, and the tab that it may need. */
export interface PreparedPayment {
  entry: PaymentProviderEntry;
  tab: PaymentTab | undefined;
}

export interface PaymentIntent {
  amount: Rupees;
  key: string;
  /** Left out for a wallet recharge. */
  order?: Order;
  /** Called as soon as the platform has answered. The answer is stored before anything opens. */
  onStarted?: (session: StartedPayment) => void;
  /** Called when polling begins, with its end in milliseconds since 1970. */
  onAsking?: (askUntil: number) => void;
}

/** The result of one attempt to pay, as far as the platform knows it by now. */
export type PaymentEnd =
  | { kind: "SUCCEEDED" | "FAILED" | "USER_DROPPED" | "TIME_LIMIT" | "ERROR" | "REDIRECTED"; id: string }
  /** The checkout did not open. `isUncertain`: the platform may have started the payment, so the key must be kept. */
  | { kind: "NOT_STARTED"; message: string; isUncertain: boolean }
  /** The attempt was abandoned. */
  | { kind: "STOPPED"; id?: string };
