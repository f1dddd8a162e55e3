export const noAddressBook = "پتوں کی یہ فہرست نہیں ملی۔";
export const noAddress = "یہ پتہ نہیں ملا۔";
export const noCustomer = "یہ گاہک نہیں ملا۔";
export const atMostAddresses = (most: number) => `آپ زیادہ سے زیادہ ${most} پتے محفوظ کر سکتے ہیں۔`;
export const name = "نام";
export const address = "پتہ";
export const landmark = "قریبی نشانی";
export const city = "شہر";
export const state = "ریاست";
export const country = "ملک";
export const email = "ای میل";
export const required = (field: string) => `${field} ضروری ہے`;
export const tooLong = (field: string) => `${field} میں حروف حد سے زیادہ ہیں`;
export const validEmail = "براہِ کرم درست ای میل لکھیں";
export const validMobile = "براہِ کرم درست موبائل نمبر لکھیں";
export const validPincode = "براہِ کرم درست پن کوڈ لکھیں";
export const mobileIsLogin = "آپ اسی موبائل نمبر سے لاگ ان کرتے ہیں، اس لیے یہ یہاں نہیں بدلا جا سکتا۔";
export const uploadAgain = "براہِ کرم تصویر دوبارہ اپ لوڈ کریں۔";
/** Begins with an Urdu word, from which a phone takes the direction of the whole message. */
export const yourCode = (code: string, store: string) =>
  `لاگ ان کے لیے آپ کا کوڈ ${code} ہے، ${store} سے۔ یہ کسی کو نہ بتائیں۔`;
export const theStore = "دکان";
export const invalidOtp = "\u200fOTP غلط ہے۔ براہِ کرم دوبارہ کوشش کریں۔";
export const otpNotSent = "\u200fOTP نہیں بھیجا جا سکا۔ براہِ کرم دوبارہ کوشش کریں۔";
export const waitForCode = (seconds: number) => `براہِ کرم نیا کوڈ مانگنے سے پہلے ${seconds} سیکنڈ رکیں۔`;
export const tooManyCodes = (minutes: number) =>
  `بہت زیادہ کوڈ مانگے گئے ہیں۔ براہِ کرم ${minutes} منٹ بعد دوبارہ کوشش کریں۔`;
export const sessionEnded = "آپ کا سیشن ختم ہو گیا ہے۔ براہِ کرم دوبارہ لاگ ان کریں۔";
