/** Spec 9: a code has six digits. */
export const OTP_LENGTH = 6;

/**
 * Splits a code into its boxes; an empty box is an empty string. In the code a space stands for an empty box before a filled
 * one.
 */
export function toBoxes(value: string): string[] {
  return Array.from({ length: OTP_LENGTH }, (_, index) => (value[index] ?? "").trim());
}

export function fromBoxes(boxes: readonly string[]): string {
  return boxes
    .map((digit) => digit || " ")
    .join("")
    .trimEnd();
}

function replaceAt(boxes: readonly string[], index: number, digit: string): string {
  return fromBoxes(boxes.map((old, at) => (at === index ? digit : old)));
}

export interface OtpEdit {
  value: string;
  /** The index of the box that takes the focus. */
  focus: number;
}

/**
 * Returns the code after `text` was typed into box `index`. A single digit fills the box and moves on. Several digits are a
 * pasted or autofilled code: a complete code starts at the first box, a shorter one at `index`.
 */
export function typeInto(value: string, index: number, text: string): OtpEdit {
  const boxes = toBoxes(value);
  const digits = text.replace(/\D/g, "");
  const old = boxes[index] ?? "";
  if (digits === "") return { value: replaceAt(boxes, index, text === "" ? "" : old), focus: index };
  // A digit that is typed into a full box briefly makes two digits. The new one is taken, on whichever side of the old one
  // it stands.
  const typed = old && digits.length === 2 ? (digits[0] === old ? digits[1] : digits[0]) : undefined;
  const run = typed ?? digits;
  const start = run.length >= OTP_LENGTH ? 0 : index;
  const filled = [...run].slice(0, OTP_LENGTH - start);
  filled.forEach((digit, offset) => {
    boxes[start + offset] = digit;
  });
  return { value: fromBoxes(boxes), focus: Math.min(OTP_LENGTH - 1, start + filled.length) };
}

/** Backspace clears a filled box. On an empty box it clears the one before and moves there. */
export function backspaceAt(value: string, index: number): OtpEdit {
  const boxes = toBoxes(value);
  const target = boxes[index] ? index : Math.max(0, index - 1);
  return { value: replaceAt(boxes, target, ""), focus: target };
}
