import { sql } from "drizzle-orm";
import type { Db, Executor, Transaction } from "./db.types";

const BATCH = 500;

/**
 * Copies every row and sequence of one database into another with the same, empty tables; all or nothing. @throws Error
 * when the target has rows
 */
export async function moveDatabase(from: Db, to: Db, onTable: (name: string, rows: number) => void): Promise<void> {
  await to.orm.transaction(async (tx) => {
    // Rows of erased customers are copied too (migration `books`).
    await tx.execute(sql`SET LOCAL haat.moving = 'on'`);
    for (const table of await tablesInOrder(tx)) {
      if (await countOf(tx, table))
        throw new Error(`The target already has rows in ${table}; give it an empty database.`);
      onTable(table, await copyTable(from.orm, tx, table));
    }
    await copySequences(from.orm, tx);
  });
}

/** The tables, sorted so that rows come before the rows that refer to them. */
async function tablesInOrder(db: Executor): Promise<string[]> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1`,
  );
  const { rows: edges } = await db.execute<{ child: string; parent: string }>(
    sql`SELECT c.relname AS child, p.relname AS parent FROM pg_constraint f JOIN pg_class c ON c.oid = f.conrelid
        JOIN pg_class p ON p.oid = f.confrelid WHERE f.contype = 'f' AND f.conrelid <> f.confrelid`,
  );
  const ordered: string[] = [];
  const visit = (name: string) => {
    if (ordered.includes(name)) return;
    for (const { child, parent } of edges) if (child === name) visit(parent);
    ordered.push(name);
  };
  for (const { name } of tables) visit(name);
  return ordered;
}

async function countOf(db: Executor, table: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM ${sql.identifier(table)}`,
  );
  return rows[0]?.count ?? 0;
}

async function copyTable(from: Executor, to: Transaction, table: string): Promise<number> {
  const columns = await columnsOf(to, table);
  const list = sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const name = sql.identifier(table);
  let copied = 0;
  for (;;) {
    const { rows } = await from.execute<{ batch: string | null; count: number }>(
      sql`SELECT json_agg(t)::text AS batch, count(*)::int AS count
          FROM (SELECT ${list} FROM ${name} ORDER BY ctid LIMIT ${BATCH} OFFSET ${copied}) t`,
    );
    const { batch, count } = rows[0] ?? { batch: null, count: 0 };
    if (batch === null) return copied;
    await to.execute(
      sql`INSERT INTO ${name} (${list}) OVERRIDING SYSTEM VALUE SELECT ${list} FROM json_populate_recordset(NULL::${name}, ${batch}::json)`,
    );
    copied += count;
  }
}

/** The columns without those that the database computes. */
async function columnsOf(db: Executor, table: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`SELECT attname AS name FROM pg_attribute WHERE attrelid = ${table}::regclass AND attnum > 0 AND NOT attisdropped
        AND attgenerated = '' ORDER BY attnum`,
  );
  return rows.map(({ name }) => name);
}

async function copySequences(from: Executor, to: Transaction): Promise<void> {
  const { rows } = await from.execute<{ name: string; value: string | null }>(
    sql`SELECT quote_ident(sequencename) AS name, last_value::text AS value FROM pg_sequences WHERE schemaname = 'public'`,
  );
  for (const { name, value } of rows) {
    if (value !== null) await to.execute(sql`SELECT setval(${name}::regclass, ${value}::bigint)`);
  }
}
