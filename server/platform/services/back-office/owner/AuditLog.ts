import { desc, eq } from "drizzle-orm";
import type { Db } from "../../../db/db.types";
import { auditLog } from "../../../db/schema/owner";
import type { Owner } from "../../common/audit/Owner.types";

export type AuditRow = typeof auditLog.$inferSelect;

/** What was changed in a store, when, and by whom; the newest first. */
export class AuditLog {
  constructor(private readonly db: Db) {}

  list({ storeId }: Pick<Owner, "storeId">, size: number): Promise<AuditRow[]> {
    return this.db.orm
      .select()
      .from(auditLog)
      .where(eq(auditLog.storeId, storeId))
      .orderBy(desc(auditLog.id))
      .limit(size);
  }
}
