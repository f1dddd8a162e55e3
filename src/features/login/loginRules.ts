/** Spec 9. */
export const CODE = /^\d{6}$/;
export const RESEND_SECONDS = 59;
/** Bar 9: a code is good for so long, and so is our memory of having sent one. */
export const CODE_LIFE_MS = 300_000;

/** Spec 8, to the letter. */
export const SEND_FAILED = "Failed to send OTP. Please try again.";
export const CODE_REFUSED = "Invalid OTP. Please try again.";

/** A wait in words: `42 s`, `5 min`, `2 h`. */
export function waitInWords(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.ceil(seconds / 60)} min`;
  return `${Math.ceil(seconds / 3600)} h`;
}
