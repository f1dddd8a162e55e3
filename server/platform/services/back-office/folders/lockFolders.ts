import { sql } from "drizzle-orm";
import type { Transaction } from "../../../db/db.types";

/** Any number that no other lock has. */
const FOLDERS = 4_218_003;

/** Until the transaction ends, no other one imports, renames or closes a store. */
export async function lockFolders(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${FOLDERS})`);
}
