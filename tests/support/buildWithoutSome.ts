/** The switches of a shop without Razorpay and without the wallet, and with the plugins of docs/examples put in. */
export const WITHOUT_SOME = { FLAG_PAYMENT_RAZORPAY: "off", FLAG_WALLET: "off", WITH_EXAMPLES: "on" };
