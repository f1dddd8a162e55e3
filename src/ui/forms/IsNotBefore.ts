import { ValidateBy } from "class-validator";

/** A day of the calendar (`2026-01-31`) that is not earlier than the one in another field. */
export function IsNotBefore(other: string, { message }: { message: string }): PropertyDecorator {
  return ValidateBy(
    {
      name: "isNotBefore",
      // Such days compare as text.
      validator: { validate: (day, at) => String(day) >= String(Object(at?.object)[other]) },
    },
    { message },
  );
}
