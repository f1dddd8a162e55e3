import { eq } from "drizzle-orm";
import type { Executor } from "../../db/db.types";
import { subscriptionSettings } from "../../db/schema/subscriptions";
import type { StoreCalendar } from "./calendar";

/** Reads a store's own time zone and cut-off, or the platform's. */
export type CalendarOf = (db: Executor, storeId: string) => Promise<StoreCalendar>;

export const calendarsWith =
  (usual: StoreCalendar): CalendarOf =>
  async (db, storeId) => {
    const [own] = await db
      .select({ timeZone: subscriptionSettings.timeZone, cutOffTime: subscriptionSettings.cutOffTime })
      .from(subscriptionSettings)
      .where(eq(subscriptionSettings.storeId, storeId));
    return own ?? usual;
  };
