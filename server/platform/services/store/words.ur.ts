export const noStore = "یہ دکان نہیں ملی۔";
export const noProduct = "یہ پروڈکٹ نہیں ملی۔";
export const reviewAfterDelivery = "پروڈکٹ آپ تک پہنچ جائے تو آپ اس کا ریویو لکھ سکتے ہیں۔";
export const verifiedShopper = "تصدیق شدہ خریدار";
