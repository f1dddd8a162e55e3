export const noStore = "यह स्टोर नहीं मिला।";
export const noProduct = "यह प्रोडक्ट नहीं मिला।";
export const reviewAfterDelivery = "प्रोडक्ट मिल जाने के बाद ही आप उसका रिव्यू लिख सकते हैं।";
export const verifiedShopper = "वेरिफ़ाइड ग्राहक";
