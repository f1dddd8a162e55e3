import { paymentCashfreePlugin } from "#plugins/payment-cashfree/plugin.ts";
import type { ProviderCase, Stage } from "./ProviderCase.types";
import { shopperHost } from "./shopperHost";

const RESULTS: Record<string, object> = {
  finished: { paymentDetails: { paymentMessage: "Payment finished. Check status." } },
  dismissed: { error: { message: "Payment was cancelled by the user", code: "payment_aborted" } },
  closed: { error: { message: "User has closed the popup" } },
  broken: { error: { message: "Invalid session", code: "payment_session_id_invalid", type: "request_failed" } },
  silent: { error: {} },
  elsewhere: { redirect: true },
};

const session = { id: "pay-1", paymentSessionId: "session_abc" };
let stage: Stage;

/** The package keeps the first constructor that it finds. */
const Cashfree = (options: object) => ({
  checkout: async (checkout: object) => {
    stage.opened.push({ ...options, ...checkout });
    return RESULTS[stage.next];
  },
});

export const cashfree: ProviderCase = {
  plugin: paymentCashfreePlugin,
  id: "CASHFREE",
  opensIn: "page",
  pollLimitMs: 30_000,
  startPath: "/api/payments/initiate-payment",
  statusPath: "/api/payment-transactions/:id",
  session,
  unusable: [["no session id", { ...session, paymentSessionId: "" }]],
  script: { url: "https://sdk.cashfree.com/js/v3/cashfree.js", brings: "Cashfree" },
  ends: [
    ["with its payment details taken down", () => play("finished"), "closed"],
    ["by the shopper's cancelling", () => play("dismissed"), "closed"],
    ["by its close button, which Cashfree calls an error", () => play("closed"), "closed"],
    ["with a real error", () => play("broken"), "error"],
    ["with an error without words", () => play("silent"), "error"],
    ["by a redirect", () => play("elsewhere"), "redirected"],
  ],
  blocks: ({ page }) => {
    page.isOnline = false;
  },
  stage: (page) => {
    page.provide("Cashfree", Cashfree);
    stage = { page, host: shopperHost(), opened: [], next: "finished" };
    return stage;
  },
};

function play(how: string): void {
  stage.next = how;
}
