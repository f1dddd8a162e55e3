export const privacyPolicy = "Privacy Policy";
export const refundPolicy = "Refund Policy";
export const termsConditions = "Terms & Conditions";
export const shippingPolicy = "Shipping Policy";
export const policyMissing = (title: string) => `No ${title} Available`;
/** For search engines. */
export const policyOf = (title: string, store: string, text: string) => `${title} of ${store}. ${text}`;
export const loadingThePolicy = "Loading the policy";
export const policyNotSet = (title: string) =>
  `This store has not set its ${title} yet. Please contact the store administrator.`;
