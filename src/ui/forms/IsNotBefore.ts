import { ValidateBy } from "class-validator";

/** A date (`2026-01-31`) that is not earlier than the one in another field. */
export function IsNotBefore(other: string, { message }: { message: string }): PropertyDecorator {
  return ValidateBy(
    {
      name: "isNotBefore",
      // Dates in this form can be compared as strings.
      validator: { validate: (day, at) => String(day) >= String(Object(at?.object)[other]) },
    },
    { message },
  );
}
