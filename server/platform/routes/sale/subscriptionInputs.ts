import { Type } from "typebox";

/** Check only the shapes; `checkRecurrence.ts` has the rules and their messages. */
export const dateInput = Type.String({ maxLength: 40 });
export const endDateInput = Type.String({ maxLength: 40 });

export const weekdaysInput = Type.Array(
  Type.Union([
    Type.Literal("SUNDAY"),
    Type.Literal("MONDAY"),
    Type.Literal("TUESDAY"),
    Type.Literal("WEDNESDAY"),
    Type.Literal("THURSDAY"),
    Type.Literal("FRIDAY"),
    Type.Literal("SATURDAY"),
  ]),
  { maxItems: 20 },
);
