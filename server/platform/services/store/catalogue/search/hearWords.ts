import { sql } from "drizzle-orm";
import type { Orm } from "../../../../db/db.types";
import { words } from "../../../../db/schema/searchIndex";
import { spoken } from "./spoken";

const AT_ONCE = 2000;

/** Writes how the store's new words sound. Triggers add the words, and the database cannot read scripts aloud (ADR 78). */
export async function hearWords(orm: Orm, storeId: string): Promise<void> {
  for (let heard = AT_ONCE; heard === AT_ONCE; ) {
    const { rows } = await orm.execute<{ word: string }>(
      sql`SELECT word FROM ${words} WHERE store_id = ${storeId} AND frame IS NULL LIMIT ${AT_ONCE}`,
    );
    heard = rows.length;
    if (heard === 0) return;
    const said = rows.map(({ word }) => ({ word, frame: spoken(word)?.frame ?? "" }));
    // Locked in one order, because another process may be writing the same.
    await orm.execute(sql`
      WITH heard AS (
        SELECT w.word, said.frame
        FROM ${words} w JOIN json_to_recordset(${JSON.stringify(said)}::json) AS said(word text, frame text) ON said.word = w.word
        WHERE w.store_id = ${storeId} AND w.frame IS NULL ORDER BY w.word FOR UPDATE OF w)
      UPDATE ${words} w SET frame = heard.frame FROM heard WHERE w.store_id = ${storeId} AND w.word = heard.word`);
  }
}
