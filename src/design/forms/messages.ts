import * as words from "../words.en";

/** The messages of spec 5; the form puts the field's label in place of `{label}`. */
export const formMessages = {
  required: words.required,
  invalid: words.invalid,
  tooLong: words.tooLong,
} as const;
