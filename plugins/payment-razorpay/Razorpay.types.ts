/** The parts that we use of https://checkout.razorpay.com/v1/checkout.js. */
export interface RazorpayOptions {
  key: string;
  order_id: string;
  name: string;
  prefill: { name: string; email: string; contact: string };
  theme: { color?: string };
  /** Called when the payment succeeded, as far as the browser knows. */
  handler: () => void;
  modal: { ondismiss: () => void };
}

export interface RazorpayCheckout {
  open(): void;
  on(event: "payment.failed", listener: () => void): void;
}

export type RazorpayConstructor = new (options: RazorpayOptions) => RazorpayCheckout;
