export const privacyPolicy = "پرائیویسی پالیسی";
export const refundPolicy = "ریفنڈ پالیسی";
export const termsConditions = "شرائط و ضوابط";
export const shippingPolicy = "ڈیلیوری پالیسی";
export const policyMissing = (title: string) => `${title} دستیاب نہیں`;
export const policyOf = (title: string, store: string, text: string) => `\u2068${store}\u2069 کی ${title}۔ ${text}`;
export const loadingThePolicy = "پالیسی کھل رہی ہے";
export const policyNotSet = (title: string) => `اس دکان نے ابھی اپنی ${title} نہیں لکھی۔ براہِ کرم دکان سے رابطہ کریں۔`;
