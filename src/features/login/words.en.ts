export const logInOrSignUp = "Log in or Sign up";
export const enterCodeSentTo = (number: string) => `Enter the code sent to ${number}`;
export const changeNumber = "Change number";
export const resendOtpIn = (waitInWords: string) => `Resend OTP in ${waitInWords}`;
export const resendOtp = "Resend OTP";
export const verifying = "Verifying";
export const verifyAndContinue = "Verify and continue";
export const byContinuing = (terms: string, privacy: string) =>
  `By continuing you agree to our ${terms} and ${privacy}.`;
export const termsConditions = "Terms & Conditions";
export const privacyPolicy = "Privacy Policy";
export const willBePutIntoCart = (first: string, others: number) =>
  `${others === 0 ? first : `${first} and ${others} more`} will be put into your cart.`;
export const mobileNumber = "Mobile Number";
export const tryAgainIn = (error: string, waitInWords: string) => `${error} Try again in ${waitInWords}.`;
export const sendingOtp = "Sending OTP";
export const sendOtp = "Send OTP";
export const otpNotSent = "Failed to send OTP. Please try again.";
export const invalidOtp = "Invalid OTP. Please try again.";
export const seconds = (count: number) => `${count} s`;
export const minutes = (count: number) => `${count} min`;
export const hours = (count: number) => `${count} h`;
export const noRoomToRemember =
  "This browser has no room to remember you. You are logged in until you close or reload this page.";
export const sessionEndedCartKept = "Your session has ended. Log in again to go on where you were; your cart is kept.";
export const sessionEndedGoOn = "Your session has ended. Log in again to go on where you were.";
export const phoneNumberIsRequired = "Phone number is required";
export const phoneNumberLength = "Phone number must be 10 digits";
