/** The flags of a shop without Razorpay, shipping and the wallet, and with the plugins of docs/examples. */
export const WITHOUT_SOME = {
  FLAG_PAYMENT_RAZORPAY: "off",
  FLAG_SHIPPING: "off",
  FLAG_WALLET: "off",
  WITH_EXAMPLES: "on",
};
