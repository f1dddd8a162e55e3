import { ValidateBy } from "class-validator";
import { DateTime } from "luxon";

/** A date (`2026-01-31`) that is not earlier than the one in another field. */
export function IsNotBefore(other: string, { message }: { message: string }): PropertyDecorator {
  return ValidateBy(
    {
      name: "isNotBefore",
      validator: { validate: (day, at) => dateOf(day) >= dateOf(Object(at?.object)[other]) },
    },
    { message },
  );
}

const dateOf = (value: unknown) => DateTime.fromISO(String(value));
