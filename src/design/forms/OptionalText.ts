import { ValidateIf } from "class-validator";

/**
 * Applies the field's other rules only when the text is not empty. class-validator's `IsOptional` would apply them to "" as
 * well.
 */
export function OptionalText(): PropertyDecorator {
  return ValidateIf((_, value) => value !== "");
}
