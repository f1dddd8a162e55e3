import * as words from "./words.en";

/** Spec 9: a code has six digits and may be sent again after 59 s. */
export const CODE = /^\d{6}$/;
export const RESEND_SECONDS = 59;
/** Bar 9: how long a code is valid, and so how long the browser remembers that one was sent. */
export const CODE_LIFE_MS = 300_000;

/** Spec 8: the exact messages. */
export const SEND_FAILED = words.otpNotSent;
export const CODE_REFUSED = words.invalidOtp;

/** A waiting time as text: `42 s`, `5 min`, `2 h`. */
export function waitInWords(seconds: number): string {
  if (seconds < 60) return words.seconds(seconds);
  if (seconds < 3600) return words.minutes(Math.ceil(seconds / 60));
  return words.hours(Math.ceil(seconds / 3600));
}
