import { eq } from "drizzle-orm";
import type { Executor } from "../../../db/db.types";
import { stores } from "../../../db/schema/tenancy";
import { notFound } from "../../../errors";
import type { StoreContext } from "../../../http/implementation.types";
import * as words from "../words.en";

export async function readStoreContext(on: Executor, storeId: string): Promise<StoreContext> {
  const [store] = await on
    .select({ storeId: stores.id, orgId: stores.orgId, locationId: stores.locationId })
    .from(stores)
    .where(eq(stores.id, storeId));
  if (store === undefined) throw notFound(words.noStore);
  return store;
}
