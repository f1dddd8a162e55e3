import { Type } from "typebox";

/** The shapes alone; `check-recurrence.ts` has the rules and their words. */
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
