export const storeNotFound = "स्टोर नहीं मिला।";
export const storeDoesNotAnswer = "स्टोर से जवाब नहीं मिल रहा है।";
