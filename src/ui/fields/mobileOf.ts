/** Spec 9. */
export const MOBILE_LENGTH = 10;

/** India's country code or the 0 of a call from within, as a number is often written, and the number. */
const WITH_CODE = /^(?:0{0,2}91|0)(\d{10})$/;

/** The ten digits of a mobile number, however it is written; of other digits the first ten (spec 5). */
export function mobileOf(text: string): string {
  const digits = text.replace(/\D/g, "");
  return WITH_CODE.exec(digits)?.[1] ?? digits.slice(0, MOBILE_LENGTH);
}
