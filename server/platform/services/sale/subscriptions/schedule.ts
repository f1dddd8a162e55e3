import { eq } from "drizzle-orm";
import type { LocalDate } from "#contract/wire.types.ts";
import type { Transaction } from "../../../db/db.types";
import { subscriptions } from "../../../db/schema/subscriptions";
import { cutOffOf, nextDeliveryDay, type StoreCalendar } from "../../store/calendar";
import type { SubscriptionRow } from "./subscriptionRows";

type Scheduled = Pick<SubscriptionRow, "isActive" | "removedAt" | "openFrom" | "daysOfWeek" | "startDate" | "endDate">;

/** The next day to decide; undefined when there is none. */
export function nextDay(row: Scheduled): LocalDate | undefined {
  return row.isActive && row.removedAt === null ? nextDeliveryDay(row, row.openFrom) : undefined;
}

/** When the scheduler must look at the subscription again. Stored in the row, so that one index finds what is due. */
export function nextCutOffAt(row: Scheduled, calendar: StoreCalendar): Date | null {
  const date = nextDay(row);
  return date === undefined ? null : cutOffOf(date, calendar);
}

/** Saves a change of a subscription that the caller has locked, and computes the next cut-off from it. */
export async function saveAndSchedule(
  tx: Transaction,
  row: SubscriptionRow,
  change: Partial<Omit<SubscriptionRow, "id" | "nextCutOffAt">>,
  calendar: StoreCalendar,
): Promise<SubscriptionRow> {
  const changed = { ...row, ...change };
  const scheduled = { ...change, nextCutOffAt: nextCutOffAt(changed, calendar) };
  await tx.update(subscriptions).set(scheduled).where(eq(subscriptions.id, row.id));
  return { ...changed, ...scheduled };
}
