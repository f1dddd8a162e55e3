export const privacyPolicy = "प्राइवेसी पॉलिसी";
export const refundPolicy = "रिफ़ंड पॉलिसी";
export const termsConditions = "नियम व शर्तें";
export const shippingPolicy = "शिपिंग पॉलिसी";
export const policyMissing = (title: string) => `${title} अभी उपलब्ध नहीं`;
export const policyOf = (title: string, store: string, text: string) => `${store} की ${title}। ${text}`;
export const loadingThePolicy = "पॉलिसी लोड हो रही है";
export const policyNotSet = (title: string) => `इस स्टोर पर अभी यह जानकारी नहीं है: ${title}। कृपया स्टोर से पूछें।`;
