import type { SQL } from "drizzle-orm";
import type { Executor } from "../../../db/db.types";

/** A condition that limits a statement to the checked store, by its column such as `o.store_id`. */
export type InStore = (column: string) => SQL;

interface Named {
  /** The rule's label in the metrics and on the command line. */
  readonly name: string;
  /** What the rule proves, in a sentence. */
  readonly proves: string;
}

/** A rule that is a single statement. */
export interface SqlRule extends Named {
  /** Selects a row for each difference, with its description in the column `what`. */
  differing(inStore: InStore): SQL;
}

/** A rule that TypeScript computes. */
export interface ComputedRule extends Named {
  /** Calls `tell` with a description of each difference. */
  compute(db: Executor, inStore: InStore, tell: (what: string) => void): Promise<void>;
}

export type BooksRule = SqlRule | ComputedRule;
