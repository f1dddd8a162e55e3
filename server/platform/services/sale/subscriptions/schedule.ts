import { eq } from "drizzle-orm";
import type { LocalDate } from "../../../../../src/contract/wire.types";
import type { Transaction } from "../../../db/db.types";
import { subscriptions } from "../../../db/schema/subscriptions";
import { cutOffOf, nextDeliveryDay, type StoreCalendar } from "../../store/calendar";
import type { SubscriptionRow } from "./subscriptionRows";

type Scheduled = Pick<SubscriptionRow, "isActive" | "removedAt" | "openFrom" | "daysOfWeek" | "startDate" | "endDate">;

/** The next day to decide about; undefined while nothing is to come. */
export function nextDay(row: Scheduled): LocalDate | undefined {
  return row.isActive && row.removedAt === null ? nextDeliveryDay(row, row.openFrom) : undefined;
}

/** When the scheduler has to look at it again; kept in its row, so that finding what is due is one look at an index. */
export function nextCutOffAt(row: Scheduled, calendar: StoreCalendar): Date | null {
  const date = nextDay(row);
  return date === undefined ? null : cutOffOf(date, calendar);
}

/** For a subscription that the caller holds locked: the change, and what follows from it for the scheduler. */
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
