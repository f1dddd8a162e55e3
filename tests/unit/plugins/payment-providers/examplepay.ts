import { paymentExamplepayPlugin } from "../../../../docs/payment-provider-template/plugin";
import type { ProviderCase, Stage } from "./ProviderCase.types";
import { shopperHost } from "./shopperHost";

const session = { id: "pay-1", paymentSessionId: "session_abc" };

/** The template of docs/add-a-payment-provider.md: it keeps the contract before anybody copies it. */
export const examplepay: ProviderCase = {
  plugin: paymentExamplepayPlugin,
  id: "EXAMPLEPAY",
  opensIn: "page",
  pollLimitMs: 30_000,
  startPath: "/api/payments/initiate-payment",
  statusPath: "/api/payment-transactions/:id",
  session,
  unusable: [["no session id", { ...session, paymentSessionId: "" }]],
  script: { url: "https://sdk.examplepay.example/v1.js", brings: "Examplepay" },
  ends: [
    ["done", (stage) => play(stage, "done"), "closed"],
    ["dismissed", (stage) => play(stage, "dismissed"), "closed"],
    ["with an error of its own", (stage) => play(stage, "broken"), "error"],
  ],
  blocks: ({ page }) => {
    page.isOnline = false;
  },
  stage: (page) => {
    const stage: Stage = { page, host: shopperHost(), opened: [], next: "done" };
    page.provide("Examplepay", {
      show: async (checkout: object) => {
        stage.opened.push(checkout);
        return { left: stage.next };
      },
    });
    return stage;
  },
};

function play(stage: Stage, how: string): void {
  stage.next = how;
}
