import { sql } from "drizzle-orm";
import type { Changes, StoreChange } from "#contract/store/changes.ts";
import type { Db } from "../db/db.types";
import { deleteInBatches } from "../db/deleteInBatches";
import { changes } from "../db/schema/changes";
import { type Cursor, readCursor, writeCursor } from "./cursor";

/** Less than the hour for which changes are stored. */
const CURSOR_HOLDS_SECONDS = 1800;
/** With more changes than this the answer lists none. A host that caches pages must then check all of them. */
const MOST_REPORTED = 2000;

type Found = { seconds: number; snapshot: string; newest: number; found: StoreChange[] | null };

/**
 * Reads the changes that triggers have recorded since a cursor. It reports each change once, whichever process made it and
 * however transactions overlapped, because the cursor names the transactions that had ended when it was made.
 */
export class ChangeFeed {
  constructor(private readonly db: Db) {}

  async since(after: string | undefined): Promise<Changes> {
    const cursor = readCursor(after ?? "");
    const { seconds, snapshot, newest, found } = await this.read(cursor);
    const reported = found ?? [];
    // A cursor from the future belongs to another database, such as a restored dump.
    const isKnown = cursor !== undefined && seconds - cursor.seconds < CURSOR_HOLDS_SECONDS && cursor.newest <= newest;
    const everything = !isKnown || reported.length > MOST_REPORTED;
    return { cursor: writeCursor(seconds, snapshot), changes: everything ? [] : reported, everything };
  }

  /** Deletes changes that are older than an hour; called from time to time. */
  forgetOld(signal?: AbortSignal): Promise<void> {
    return deleteInBatches(this.db, changes, sql`changed_at < now() - interval '1 hour'`, signal);
  }

  private async read(cursor: Cursor | undefined): Promise<Found> {
    const reported = cursor
      ? sql`(SELECT json_agg(DISTINCT jsonb_build_object('storeId', store_id, 'kind', kind)) FROM ${changes}
          WHERE xid >= ${cursor.oldest} AND xid < pg_snapshot_xmax(pg_current_snapshot())::text::bigint
            AND NOT pg_visible_in_snapshot(xid::text::xid8, ${cursor.snapshot}::pg_snapshot))`
      : sql`NULL::json`;
    const { rows } = await this.db.orm.execute<Found>(sql`
      SELECT extract(epoch FROM now())::float8 AS seconds, pg_current_snapshot()::text AS snapshot,
        pg_snapshot_xmax(pg_current_snapshot())::text::float8 AS newest, ${reported} AS found`);
    const [found] = rows;
    if (found === undefined) throw new Error("The database did not answer the state of its changes.");
    return found;
  }
}
