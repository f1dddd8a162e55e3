import { overlay } from "./overlay";

/** Replaces Cashfree's v3 script: `Cashfree({ mode }).checkout({ paymentSessionId, redirectTarget })`. */
export const cashfreeSdk = `(function () {
"use strict";
${overlay}
window.Cashfree = function (options) {
  if (!options || (options.mode !== "production" && options.mode !== "sandbox")) throw new Error("Cashfree: mode must be production or sandbox");
  return {
    version: function () { return "3.0.0"; },
    checkout: function (checkout) {
      var sessionId = checkout && checkout.paymentSessionId;
      if (!sessionId) return Promise.resolve({ error: { message: "paymentSessionId is required", code: "payment_session_id_missing", type: "request_failed" } });
      var target = checkout.redirectTarget || "_self";
      if (target !== "_modal") {
        window.open(origin + "/sandbox/gateway/" + encodeURIComponent(sessionId), target);
        return Promise.resolve({ redirect: true });
      }
      return new Promise(function (resolve) {
        openPayPage(sessionId, function (outcome) {
          if (outcome === "fail") resolve({ error: { message: "Payment failed", code: "payment_failed", type: "request_failed" } });
          else if (outcome === "drop") resolve({ error: { message: "Payment was cancelled by the user", code: "payment_aborted", type: "request_failed" } });
          else resolve({ paymentDetails: { paymentMessage: "Payment finished. Check status." } });
        }, function () {
          resolve({ error: { message: "Payment was cancelled by the user", code: "payment_aborted", type: "request_failed" } });
        });
      });
    }
  };
};
})();
`;
