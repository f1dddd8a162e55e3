import { desc, eq } from "drizzle-orm";
import type { Page } from "#contract/wire.types.ts";
import type { Db } from "../../../db/db.types";
import { auditLog } from "../../../db/schema/owner";
import type { Owner } from "../../common/audit/Owner.types";
import { readPage } from "../../common/readPage";
import type { Wanted } from "../../common/Wanted.types";

export type AuditRow = typeof auditLog.$inferSelect;

/** What was changed in a store, when, and by whom; the newest first. */
export class AuditLog {
  constructor(private readonly db: Db) {}

  list({ storeId }: Pick<Owner, "storeId">, wanted: Wanted): Promise<Page<AuditRow>> {
    const { orm } = this.db;
    const ofStore = eq(auditLog.storeId, storeId);
    return readPage(wanted, orm.$count(auditLog, ofStore), (limit, offset) =>
      orm.select().from(auditLog).where(ofStore).orderBy(desc(auditLog.id)).limit(limit).offset(offset),
    );
  }
}
