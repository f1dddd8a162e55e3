import { bigint, index, pgSchema, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { ChangeKind } from "../../../../src/contract/store/changes";

/**
 * What pages show and who keeps pages must hear of. Triggers write it (migration `page_changes`), whoever changes what;
 * it stands in a schema of its own, is never moved or seeded, and is forgotten after an hour (ADR 14).
 */
export const pageChanges = pgSchema("page_changes");

/** One row a transaction, store and kind, however much the transaction changed. */
export const changes = pageChanges.table(
  "changes",
  {
    /** The transaction that made the change: who remembers the oldest one under way finds all that came since (ADR 11). */
    xid: bigint({ mode: "number" }).notNull(),
    storeId: text().notNull(),
    kind: text().$type<ChangeKind>().notNull(),
    changedAt: timestamp({ withTimezone: true, mode: "date" }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.xid, table.storeId, table.kind] }),
    index("changes_changed_at").on(table.changedAt),
  ],
);
