export const logInOrSignUp = "لاگ ان یا سائن اپ کریں";
export const enterCodeSentTo = (number: string) => `\u2068${number}\u2069 پر بھیجا گیا کوڈ لکھیں`;
export const changeNumber = "نمبر بدلیں";
export const resendOtpIn = (waitInWords: string) => `${waitInWords} بعد OTP دوبارہ بھیجیں`;
export const resendOtp = "\u200fOTP دوبارہ بھیجیں";
export const verifying = "تصدیق ہو رہی ہے";
export const verifyAndContinue = "تصدیق کر کے آگے بڑھیں";
export const byContinuing = (terms: string, privacy: string) =>
  `آگے بڑھ کر آپ ہماری ${terms} اور ${privacy} سے اتفاق کرتے ہیں۔`;
export const termsConditions = "شرائط و ضوابط";
export const privacyPolicy = "پرائیویسی پالیسی";
export const willBePutIntoCart = (first: string, others: number) =>
  `\u2068${first}\u2069${others === 0 ? "" : ` اور ${others} دیگر`} آپ کے کارٹ میں ڈال دیا جائے گا۔`;
export const mobileNumber = "موبائل نمبر";
export const tryAgainIn = (error: string, waitInWords: string) => `${error} ${waitInWords} بعد دوبارہ کوشش کریں۔`;
export const sendingOtp = "\u200fOTP بھیجا جا رہا ہے";
export const sendOtp = "\u200fOTP بھیجیں";
export const otpNotSent = "\u200fOTP نہیں بھیجا جا سکا۔ براہِ کرم دوبارہ کوشش کریں۔";
export const invalidOtp = "\u200fOTP غلط ہے۔ براہِ کرم دوبارہ کوشش کریں۔";
export const seconds = (count: number) => `${count} سیکنڈ`;
export const minutes = (count: number) => `${count} منٹ`;
export const hours = (count: number) => `${count} گھنٹے`;
export const noRoomToRemember =
  "اس براؤزر میں آپ کو یاد رکھنے کی جگہ نہیں ہے۔ یہ صفحہ بند یا دوبارہ کھولنے تک آپ لاگ ان رہیں گے۔";
export const sessionEndedCartKept =
  "آپ کا سیشن ختم ہو گیا ہے۔ جہاں تھے وہیں سے آگے بڑھنے کے لیے دوبارہ لاگ ان کریں؛ آپ کا کارٹ محفوظ ہے۔";
export const sessionEndedGoOn = "آپ کا سیشن ختم ہو گیا ہے۔ جہاں تھے وہیں سے آگے بڑھنے کے لیے دوبارہ لاگ ان کریں۔";
export const phoneNumberIsRequired = "فون نمبر ضروری ہے";
export const phoneNumberLength = "فون نمبر 10 ہندسوں کا ہونا چاہیے";
