import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import * as catalogue from "#server/platform/db/schema/catalogue.ts";
import * as commerce from "#server/platform/db/schema/commerce.ts";
import * as coupons from "#server/platform/db/schema/coupons.ts";
import * as devices from "#server/platform/db/schema/devices.ts";
import * as identity from "#server/platform/db/schema/identity.ts";
import * as owner from "#server/platform/db/schema/owner.ts";
import * as payments from "#server/platform/db/schema/payments.ts";
import * as reviews from "#server/platform/db/schema/reviews.ts";
import * as subscriptions from "#server/platform/db/schema/subscriptions.ts";
import * as tenancy from "#server/platform/db/schema/tenancy.ts";
import * as wallet from "#server/platform/db/schema/wallet.ts";

/** All tables whose rows several writers change. */
const TABLES = Object.values({
  ...catalogue,
  ...commerce,
  ...coupons,
  ...devices,
  ...identity,
  ...owner,
  ...payments,
  ...reviews,
  ...subscriptions,
  ...tenancy,
  ...wallet,
}).filter((table) => is(table, PgTable));

/** As `casing: "snake_case"` does it. */
const inDatabase = (name: string) => name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

/** By table: the columns of its key, and its store. They never change during a row's life. */
export const KEY_COLUMNS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  TABLES.map((table) => {
    const { name, columns, primaryKeys } = getTableConfig(table);
    const keys = [...columns.filter(({ primary }) => primary), ...primaryKeys.flatMap((key) => key.columns)];
    return [name, new Set(["store_id", ...keys.map((column) => inDatabase(column.name))])];
  }),
);
