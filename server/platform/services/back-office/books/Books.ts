import { sql } from "drizzle-orm";
import type { Clock } from "../../../clock";
import type { Db, Executor } from "../../../db/db.types";
import type { BooksFound, RuleFound } from "./BooksFound.types";
import type { BooksRule } from "./BooksRule.types";
import { proveRules } from "./proveRules";
import { rules } from "./rules";

/** Any number that no other lock has. */
const BOOKS_LOCK = 4_218_004;

/**
 * Proves on the live database that the books agree (bar 27). All rules read one snapshot, so that what happens in the shop
 * meanwhile is no difference.
 */
export class Books {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** @param storeId checks this store only; all stores by default */
  async look(storeId?: string): Promise<BooksFound> {
    const found = await this.inSnapshots((tx, some) => proveRules(tx, some, storeId));
    return { at: this.clock.now(), rules: found.flat() };
  }

  /** Checks all stores. Undefined when another process is checking at this moment. */
  async lookAlone(): Promise<BooksFound | undefined> {
    const found = await this.inSnapshots(async (tx, some) => {
      const { rows } = await tx.execute<{ mine: boolean }>(
        sql`SELECT pg_try_advisory_xact_lock(${BOOKS_LOCK}) AS mine`,
      );
      return rows[0]?.mine ? proveRules(tx, some) : undefined;
    });
    const all = found.flatMap((some) => some ?? []);
    return found.includes(undefined) ? undefined : { at: this.clock.now(), rules: all };
  }

  /**
   * The embedded engine has one connection, for which the shop's calls would wait until the last rule. So each rule has its
   * own snapshot there.
   */
  private async inSnapshots<T extends RuleFound[] | undefined>(
    work: (tx: Executor, some: readonly BooksRule[]) => Promise<T>,
  ): Promise<T[]> {
    const groups = this.db.engine === "pglite" ? rules.map((rule) => [rule]) : [rules];
    const found: T[] = [];
    for (const some of groups) {
      const inOne = (tx: Executor) => work(tx, some);
      found.push(
        await this.db.longOrm.transaction(inOne, { isolationLevel: "repeatable read", accessMode: "read only" }),
      );
    }
    return found;
  }
}
