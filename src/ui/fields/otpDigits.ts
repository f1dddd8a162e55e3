/** Spec 9: a code has six digits. */
export const OTP_LENGTH = 6;

/** A code as its boxes; an empty box is the empty string. In the value an empty box before a filled one is a blank. */
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
  /** The box that takes the focus. */
  focus: number;
}

/**
 * What typing `text` into box `index` makes of the code. One digit fills the box and moves on; more than that is a pasted or
 * autofilled code, which starts at the first box when it is whole, else where it was put.
 */
export function typeInto(value: string, index: number, text: string): OtpEdit {
  const boxes = toBoxes(value);
  const digits = text.replace(/\D/g, "");
  const old = boxes[index] ?? "";
  if (digits === "") return { value: replaceAt(boxes, index, text === "" ? "" : old), focus: index };
  // A second digit in a full box replaces the first, on whichever side of it the caret stood.
  const typed = old && digits.length === 2 ? (digits[0] === old ? digits[1] : digits[0]) : undefined;
  const run = typed ?? digits;
  const start = run.length >= OTP_LENGTH ? 0 : index;
  const filled = [...run].slice(0, OTP_LENGTH - start);
  filled.forEach((digit, offset) => {
    boxes[start + offset] = digit;
  });
  return { value: fromBoxes(boxes), focus: Math.min(OTP_LENGTH - 1, start + filled.length) };
}

/** Backspace clears a filled box; on an empty one it clears the box before it and goes there. */
export function backspaceAt(value: string, index: number): OtpEdit {
  const boxes = toBoxes(value);
  const target = boxes[index] ? index : Math.max(0, index - 1);
  return { value: replaceAt(boxes, target, ""), focus: target };
}
