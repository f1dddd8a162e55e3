import { sql } from "drizzle-orm";
import { orders } from "../../../db/schema/commerce";
import { devices } from "../../../db/schema/devices";

/**
 * Whether the customer comes to the shop for the order: it goes to the pickup place of one of the store's devices. A revoked
 * device counts as well, because its orders are still in the shop. For conditions, and for queries of several tables: where
 * there is one, a column in the selection is written without its table.
 */
export const isPickedUp = sql<boolean>`exists (select 1 from ${devices}
  where ${devices.storeId} = ${orders.storeId} and ${orders.shippingAddress} @> ${devices.pickup})`;
