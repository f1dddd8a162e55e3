import { ValidateIf } from "class-validator";

/** The other rules of this field count only when something was typed; class-validator's `IsOptional` lets "" through to them. */
export function OptionalText(): PropertyDecorator {
  return ValidateIf((_, value) => value !== "");
}
