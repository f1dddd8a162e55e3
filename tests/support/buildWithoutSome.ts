/** The switches of a shop without Razorpay and without the wallet. */
export const WITHOUT_SOME = { FLAG_PAYMENT_RAZORPAY: "off", FLAG_WALLET: "off" };
