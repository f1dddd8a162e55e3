/** Spec 9: a mobile number has ten digits. */
export const MOBILE_LENGTH = 10;

/** A ten-digit number after India's country code or the 0 of a domestic call, as numbers are often written. */
const WITH_CODE = /^(?:0{0,2}91|0)(\d{10})$/;

/** The ten digits of a mobile number, with or without its prefix; of any other text the first ten digits (spec 5). */
export function mobileOf(text: string): string {
  const digits = text.replace(/\D/g, "");
  return WITH_CODE.exec(digits)?.[1] ?? digits.slice(0, MOBILE_LENGTH);
}
