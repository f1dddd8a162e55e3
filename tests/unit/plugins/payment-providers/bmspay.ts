import { paymentBmspayPlugin } from "#plugins/payment-bmspay/plugin.ts";
import type { ProviderCase, Stage } from "./ProviderCase.types";
import { shopperHost } from "./shopperHost";

/** The payment page has the page's own origin, as the sandbox's has. */
const session = {
  id: "pay-1",
  paymentSessionId: "bms_abc",
  paymentUrl: "https://shop.example/sandbox/gateway/bms_abc",
};

export const bmspay: ProviderCase = {
  plugin: paymentBmspayPlugin,
  id: "BMSPAY",
  opensIn: "tab",
  pollLimitMs: 420_000,
  startPath: "/api/bms-pay/initiate-payment",
  statusPath: "/api/bmspay-transactions/:id",
  session,
  unusable: [
    ["no page", { ...session, paymentUrl: undefined }],
    ["a page elsewhere", { ...session, paymentUrl: "https://elsewhere.example/pay" }],
    ["a page that is a script", { ...session, paymentUrl: "javascript:alert(1)" }],
    ["a page that is no address", { ...session, paymentUrl: "https://" }],
  ],
  ends: [["as soon as its tab is on its way", () => {}, "redirected"]],
  blocks: ({ host }) => {
    host.tab = undefined;
  },
  stage: (page) => {
    const stage: Stage = { page, host: shopperHost(), opened: [], next: "" };
    let isOpen = true;
    stage.host.tab = {
      get isOpen() {
        return isOpen;
      },
      go: (url) => void stage.opened.push(url),
      close: () => {
        isOpen = false;
      },
    };
    return stage;
  },
};
