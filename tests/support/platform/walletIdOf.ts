import { eq } from "drizzle-orm";
import { customers } from "#server/platform/db/schema/identity.ts";
import type { Buyer, Shop } from "./shop";

/** The id of the wallet that a buyer received with the account. */
export async function walletIdOf({ db }: Shop, { customerId }: Buyer): Promise<string> {
  const [row] = await db.orm
    .select({ walletId: customers.walletId })
    .from(customers)
    .where(eq(customers.id, customerId));
  if (!row) throw new Error("There is no such customer.");
  return row.walletId;
}
