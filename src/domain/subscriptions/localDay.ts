import type { LocalDate } from "../../contract/wire.types";

/** The day of the shopper's calendar, `2026-01-31`; such days compare as text. */
export function localDay(date: Date): LocalDate {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
