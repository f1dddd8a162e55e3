import { sql } from "drizzle-orm";
import { orders } from "../../../db/schema/commerce";
import { devices } from "../../../db/schema/devices";

/**
 * Whether the customer comes to the shop for the order: its address is the pickup place of one of the store's devices. A
 * revoked device counts too, because its orders are still in the shop. Use it in conditions, and in queries of several
 * tables: in a selection from one table, columns are written without their table.
 */
export const isPickedUp = sql<boolean>`exists (select 1 from ${devices}
  where ${devices.storeId} = ${orders.storeId} and ${orders.shippingAddress} @> ${devices.pickup})`;
