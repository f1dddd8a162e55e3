import { sql } from "drizzle-orm";
import type { DeviceState } from "#contract/devices.ts";
import { devices } from "../../../db/schema/devices";
import { stores } from "../../../db/schema/tenancy";

/** What a device shows: in a store that is closed, an open one is closed (ADR 68). The store's row must be joined. */
export const shownState = sql<DeviceState>`
  CASE WHEN ${devices.state} = 'OPEN' AND ${stores.closedAt} IS NOT NULL THEN 'CLOSED' ELSE ${devices.state} END`;
