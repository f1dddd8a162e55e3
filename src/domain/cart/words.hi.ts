export const productAdded = "प्रोडक्ट कार्ट में जुड़ गया";
export const productRemoved = "प्रोडक्ट कार्ट से हट गया";
export const productNotAdded = "प्रोडक्ट कार्ट में नहीं जुड़ सका";
export const productNotRemoved = "प्रोडक्ट कार्ट से नहीं हट सका";
export const withReason = (message: string, reason: string) => `${message}। ${reason}`;
