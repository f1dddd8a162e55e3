import { paymentRazorpayPlugin } from "#plugins/payment-razorpay/plugin.ts";
import type { RazorpayOptions } from "#plugins/payment-razorpay/Razorpay.types.ts";
import type { ProviderCase, Stage } from "./ProviderCase.types";
import { shopperHost } from "./shopperHost";

const session = { id: "pay-1", paymentSessionId: "order_abc", checkoutKey: "rzp_test_key" };

export const razorpay: ProviderCase = {
  plugin: paymentRazorpayPlugin,
  id: "RAZORPAY",
  opensIn: "page",
  pollLimitMs: 30_000,
  startPath: "/api/payments/initiate-payment",
  statusPath: "/api/payment-transactions/:id",
  session,
  unusable: [
    ["no order id", { ...session, paymentSessionId: "" }],
    ["no key", { ...session, checkoutKey: undefined }],
  ],
  script: { url: "https://checkout.razorpay.com/v1/checkout.js", brings: "Razorpay" },
  ends: [
    ["paid", (stage) => play(stage, "handler"), "closed"],
    ["dismissed", (stage) => play(stage, "dismiss"), "closed"],
    ["dismissed after a failed attempt", (stage) => play(stage, "fail dismiss"), "error"],
    ["paid after a failed attempt in the same modal", (stage) => play(stage, "fail handler"), "closed"],
  ],
  blocks: ({ page }) => {
    page.isOnline = false;
  },
  stage: (page) => {
    const stage: Stage = { page, host: shopperHost(), opened: [], next: "handler" };
    page.provide("Razorpay", razorpayOn(stage));
    return stage;
  },
};

function play(stage: Stage, how: string): void {
  stage.next = how;
}

/** Razorpay's interface; its modal ends as `stage.next` says. */
function razorpayOn(stage: Stage) {
  return class {
    private readonly failed: (() => void)[] = [];
    constructor(private readonly options: RazorpayOptions) {
      stage.opened.push(options);
    }
    on(_event: "payment.failed", listener: () => void): void {
      this.failed.push(listener);
    }
    open(): void {
      const { handler, modal } = this.options;
      for (const step of stage.next.split(" ")) {
        if (step === "fail") for (const listener of this.failed) listener();
        if (step === "handler") handler();
        if (step === "dismiss") modal.ondismiss();
      }
    }
  };
}
