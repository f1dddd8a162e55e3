export const noAddressBook = "This address book was not found.";
export const noAddress = "This address was not found.";
export const noCustomer = "This customer was not found.";
export const atMostAddresses = (most: number) => `You can save at most ${most} addresses.`;
export const name = "Name";
export const address = "Address";
export const landmark = "Landmark";
export const city = "City";
export const state = "State";
export const country = "Country";
export const email = "Email";
export const required = (field: string) => `${field} is required`;
export const tooLong = (field: string) => `${field} exceeds maximum length`;
export const validEmail = "Please enter a valid Email";
export const validMobile = "Please enter a valid Mobile No";
export const validPincode = "Please enter a valid Pincode";
export const mobileIsLogin = "The mobile number is what you log in with and cannot be changed here.";
export const uploadAgain = "Please upload the picture again.";
/** The message with a one-time code. */
export const yourCode = (code: string, store: string) => `${code} is your code to log in to ${store}. Do not share it.`;
/** Replaces a store's name. */
export const theStore = "the store";
export const invalidOtp = "Invalid OTP. Please try again.";
export const otpNotSent = "Failed to send OTP. Please try again.";
export const waitForCode = (seconds: number) => `Please wait ${seconds} seconds before asking for another code.`;
export const tooManyCodes = (minutes: number) =>
  `Too many codes were asked for. Please try again in ${minutes} minutes.`;
export const sessionEnded = "Your session has ended. Please log in again.";
