export const takingLonger = "इसमें ज़्यादा समय लग रहा है। कृपया रुकें, हम कोशिश कर रहे हैं।";
export const shopOnlineAt = (name: string) => `${name} से ऑनलाइन खरीदारी करें।`;
export const notFound = "पेज नहीं मिला";
export const needsJavaScript = "ऑर्डर लेने के लिए इस स्टोर को JavaScript चाहिए। कृपया उसे चालू करें और पेज फिर से लोड करें।";
