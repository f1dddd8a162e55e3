export const productAdded = "پروڈکٹ کارٹ میں شامل ہو گئی";
export const productRemoved = "پروڈکٹ کارٹ سے ہٹا دی گئی";
export const productNotAdded = "پروڈکٹ کارٹ میں شامل نہیں ہو سکی";
export const productNotRemoved = "پروڈکٹ کارٹ سے ہٹائی نہیں جا سکی";
export const withReason = (message: string, reason: string) => `${message}۔ ${reason}`;
