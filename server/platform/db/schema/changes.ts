import { bigint, index, pgSchema, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { ChangeKind } from "#contract/store/changes.ts";

/**
 * Changes of what pages show, for hosts that cache pages. Triggers write the rows (migration `page_changes`), whoever makes
 * the change. A separate schema, because its rows are never moved or seeded; they are deleted after an hour (ADR 14).
 */
export const pageChanges = pgSchema("page_changes");

/** One row for each transaction, store and kind, however much the transaction changed. */
export const changes = pageChanges.table(
  "changes",
  {
    /**
     * The transaction that made the change. A reader that remembers the oldest running transaction finds every later change
     * (ADR 11).
     */
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
