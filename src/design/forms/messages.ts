/** The messages of spec 5; the form puts the field's label in place of `{label}`. */
export const formMessages = {
  required: "{label} is required",
  invalid: "Please enter a valid {label}",
  tooLong: "{label} exceeds maximum length",
} as const;
