import { DateTime } from "luxon";
import type { LocalDate } from "#contract/wire.types.ts";

export const isEarlierDay = (day: LocalDate, other: LocalDate): boolean =>
  DateTime.fromISO(day) < DateTime.fromISO(other);
