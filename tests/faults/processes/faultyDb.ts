import type { Db, Transaction } from "#server/platform/db/db.types.ts";

/** The crash of a process: its transaction is undone, or it is committed and only its answer is lost. */
class Crash extends Error {}

/** About as many statements as a delivery takes, so that crashes can occur at any of them. */
const STATEMENTS = 30;

/**
 * The same database for a process that sometimes crashes, before any statement of a transaction or after its commit.
 * @param random returns 0 to 1; replaceable, so that a run can be repeated
 * @param share the share of transactions that crash
 */
export function faultyDb(db: Db, random: () => number, share: number): { db: Db; crashes: () => number } {
  let crashes = 0;
  const crash = (): never => {
    crashes += 1;
    throw new Crash("the process died");
  };
  const orm = overriding(db.orm, {
    transaction: async (work: (tx: Transaction) => Promise<unknown>) => {
      const countdown = { left: random() < share ? Math.floor(random() * STATEMENTS) : Number.POSITIVE_INFINITY };
      const reply = await db.orm.transaction((tx) => work(dying(tx, countdown, crash)));
      return Number.isFinite(countdown.left) ? crash() : reply;
    },
  });
  return { db: { ...db, orm }, crashes: () => crashes };
}

/** The same database, which calls `before` before each transaction and `done` after each one that changed something. */
export function countedDb(db: Db, before: () => Promise<void>, done: () => void): Db {
  const orm = overriding(db.orm, {
    transaction: async (work: (tx: Transaction) => Promise<unknown>) => {
      await before();
      const reply = await db.orm.transaction(work);
      if (reply !== undefined) done();
      return reply;
    },
  });
  return { ...db, orm };
}

function dying(tx: Transaction, countdown: { left: number }, crash: () => never): Transaction {
  const counted = (name: "select" | "insert" | "update" | "delete") => (of: never) => {
    countdown.left -= 1;
    if (countdown.left < 0) crash();
    return (tx[name] as (of: never) => unknown)(of);
  };
  return overriding(tx, {
    select: counted("select"),
    insert: counted("insert"),
    update: counted("update"),
    delete: counted("delete"),
    transaction: (work: (inner: Transaction) => Promise<unknown>) =>
      tx.transaction((inner) => work(dying(inner, countdown, crash))),
  });
}

function overriding<T extends object>(target: T, own: Record<string, unknown>): T {
  return new Proxy(target, {
    get: (from, name) => {
      if (typeof name === "string" && Object.hasOwn(own, name)) return own[name];
      const value = Reflect.get(from, name);
      return typeof value === "function" ? value.bind(from) : value;
    },
  });
}
