import { overlay } from "./overlay";

/**
 * Replaces Razorpay's standard checkout: `new Razorpay({ key, order_id, handler, modal: { ondismiss } }).open()` and
 * `.on("payment.failed")`, after which the modal stays open for another attempt, as the provider's does.
 */
export const razorpaySdk = `(function () {
"use strict";
${overlay}
function Razorpay(options) {
  if (!(this instanceof Razorpay)) return new Razorpay(options);
  if (!options || !options.key) throw new Error("Razorpay: No key passed");
  this.options = options;
  this.listeners = {};
  this.dismiss = null;
}
Razorpay.prototype.on = function (event, listener) {
  (this.listeners[event] = this.listeners[event] || []).push(listener);
  return this;
};
Razorpay.prototype.close = function () { if (this.dismiss) this.dismiss(); };
Razorpay.prototype.open = function () {
  var self = this;
  var order = this.options.order_id;
  var dismissed = function () {
    var modal = self.options.modal;
    if (modal && typeof modal.ondismiss === "function") modal.ondismiss();
  };
  this.dismiss = openPayPage(order, function (outcome) {
    if (outcome === "pay" && typeof self.options.handler === "function") {
      self.options.handler({ razorpay_payment_id: "pay_sandbox", razorpay_order_id: order, razorpay_signature: "sandbox" });
    } else dismissed();
  }, dismissed, function () {
    var response = { error: { code: "BAD_REQUEST_ERROR", description: "Payment failed", source: "customer", step: "payment_authorization", reason: "payment_failed", metadata: { order_id: order } } };
    (self.listeners["payment.failed"] || []).forEach(function (listener) { listener(response); });
  });
  return this;
};
window.Razorpay = Razorpay;
})();
`;
