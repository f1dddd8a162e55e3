import type { Order } from "#contract/sale/orders.ts";
import { IGNORED, Machine, type Moves } from "#kernel/machine/Machine.ts";
import type { PaymentEnd } from "./OnlinePayment.types";

/** An attempt to pay for a recharge has no order. */
export type PaymentState =
  | { readonly is: "none" }
  | { readonly is: "unpaid" | "refreshing"; readonly order: Order; readonly end: PaymentEnd | undefined }
  /** `isUnpaid`: the order was shown as unpaid, and stays so until the payment has been started. */
  | { readonly is: "starting"; readonly order?: Order; readonly isUnpaid?: boolean }
  | { readonly is: "open"; readonly order?: Order | undefined }
  | {
      readonly is: "asking";
      readonly order: Order | undefined;
      /** Milliseconds since 1970 until which the platform is polled. */
      readonly until: number;
      /** The provider's payment page, which can be opened again. */
      readonly pageUrl: string | undefined;
    }
  | { readonly is: "reporting" | "confirming"; readonly order: Order; readonly end: PaymentEnd };

/** No attempt runs: the shopper may begin one, and the platform may tell the order's new state. */
const AT_REST = { start: "starting", show: "unpaid", paid: "none", left: "none" } as const;
/** While an attempt runs, a second click is ignored. */
const ATTEMPT = {
  start: IGNORED,
  ended: "unpaid",
  report: "reporting",
  finished: "none",
  left: "none",
  giveUp: IGNORED,
} as const;
export const PAYMENT_MOVES = {
  /** There is nothing to pay for. */
  none: { start: "starting", show: "unpaid", left: "none" },
  /** The order waits for a payment, or its payment failed; the shopper decides. */
  unpaid: { ...AT_REST, refresh: "refreshing", giveUp: "reporting" },
  /** The store's payment settings are fetched before the next attempt. */
  refreshing: { start: IGNORED, giveUp: IGNORED, refreshed: "unpaid", left: "none" },
  /** The platform is asked for a payment, or the provider's code is loaded. */
  starting: { ...ATTEMPT, opened: "open", asked: "asking" },
  /** The provider's checkout covers the page. */
  open: { ...ATTEMPT, asked: "asking" },
  /** The platform is polled until it knows the result or the time is over. */
  asking: { ...ATTEMPT, giveUp: "reporting" },
  /** The result is reported for the order, and the platform answers the order's state. */
  reporting: {
    start: IGNORED,
    show: "unpaid",
    paid: "none",
    unanswered: "unpaid",
    unconfirmed: "confirming",
    left: "none",
    giveUp: IGNORED,
  },
  /** The payment went through, and the platform has not answered yet what became of the order. */
  confirming: { ...AT_REST, refresh: "refreshing", giveUp: "reporting" },
} as const satisfies Moves<PaymentState["is"]>;

/** The state of one order's payment, or one recharge's. */
export class PaymentFlow extends Machine<PaymentState, typeof PAYMENT_MOVES> {
  constructor() {
    super(PAYMENT_MOVES, { is: "none" });
  }

  /** The order that is paid for; undefined for a recharge. */
  get order(): Order | undefined {
    return "order" in this.state ? this.state.order : undefined;
  }

  /** The result of the last attempt; undefined before and during one. */
  get end(): PaymentEnd | undefined {
    return "end" in this.state ? this.state.end : undefined;
  }
}
