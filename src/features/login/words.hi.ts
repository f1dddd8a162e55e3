export const logInOrSignUp = "लॉग इन या साइन अप करें";
export const enterCodeSentTo = (number: string) => `${number} पर भेजा गया कोड लिखें`;
export const changeNumber = "नंबर बदलें";
export const resendOtpIn = (waitInWords: string) => `OTP फिर भेजें: ${waitInWords} बाद`;
export const resendOtp = "OTP फिर भेजें";
export const verifying = "जाँच हो रही है";
export const verifyAndContinue = "पुष्टि करें और आगे बढ़ें";
export const byContinuing = (terms: string, privacy: string) =>
  `आगे बढ़ने का मतलब है कि आपको ${terms} और ${privacy} मंज़ूर हैं।`;
export const termsConditions = "नियम व शर्तें";
export const privacyPolicy = "प्राइवेसी पॉलिसी";
export const willBePutIntoCart = (first: string, others: number) =>
  `यह सामान आपके कार्ट में डाला जाएगा: ${others === 0 ? first : `${first} और ${others} अन्य`}।`;
export const mobileNumber = "मोबाइल नंबर";
export const tryAgainIn = (error: string, waitInWords: string) => `${error} ${waitInWords} बाद फिर कोशिश करें।`;
export const sendingOtp = "OTP भेजा जा रहा है";
export const sendOtp = "OTP भेजें";
export const otpNotSent = "OTP नहीं भेजा जा सका। कृपया फिर कोशिश करें।";
export const invalidOtp = "OTP सही नहीं है। कृपया फिर कोशिश करें।";
export const seconds = (count: number) => `${count} सेकंड`;
export const minutes = (count: number) => `${count} मिनट`;
export const hours = (count: number) => `${count} घंटे`;
export const noRoomToRemember = "इस ब्राउज़र में आपको याद रखने की जगह नहीं है। यह पेज बंद या फिर से लोड करने तक आप लॉग इन रहेंगे।";
export const sessionEndedCartKept =
  "आपका सेशन खत्म हो गया है। जहाँ थे वहीं से आगे बढ़ने के लिए फिर से लॉग इन करें; आपका कार्ट सुरक्षित है।";
export const sessionEndedGoOn = "आपका सेशन खत्म हो गया है। जहाँ थे वहीं से आगे बढ़ने के लिए फिर से लॉग इन करें।";
export const phoneNumberIsRequired = "मोबाइल नंबर भरना ज़रूरी है";
export const phoneNumberLength = "मोबाइल नंबर 10 अंकों का होना चाहिए";
