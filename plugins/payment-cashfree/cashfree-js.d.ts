/** The package has no types; these are the parts that we use. */
declare module "@cashfreepayments/cashfree-js" {
  export interface CheckoutResult {
    /** Also set when the shopper just closed the modal. */
    error?: { message?: string; code?: string; type?: string };
    /** The modal could not be shown, and the whole page goes to Cashfree. */
    redirect?: boolean;
    paymentDetails?: { paymentMessage?: string };
  }

  export interface Cashfree {
    checkout(options: { paymentSessionId: string; redirectTarget: "_modal" }): Promise<CheckoutResult>;
  }

  /** Null on a server. */
  export function load(options: { mode: "production" | "sandbox" }): Promise<Cashfree | null>;
}
