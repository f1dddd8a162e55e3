import { Gauge, type Registry } from "prom-client";
import type { Books } from "./Books";

interface BooksLog {
  error(fields: object, message: string): void;
}

/** Checks the books from time to time, and reports by metrics and in the log. */
export class BooksWatch {
  private readonly differences: Gauge<"rule">;
  private readonly lookedAt: Gauge;

  constructor(
    private readonly books: Pick<Books, "lookAlone">,
    private readonly log: BooksLog,
    registry: Registry,
  ) {
    // The largest and not the sum, because every process checks the same books.
    const ofAll = { aggregator: "max" as const, registers: [registry] };
    this.differences = new Gauge({
      name: "haat_books_differences",
      help: "Rows that contradict a rule of the books, at the last look.",
      labelNames: ["rule"],
      ...ofAll,
    });
    this.lookedAt = new Gauge({
      name: "haat_books_looked_at_seconds",
      help: "When this process last looked at the books, in seconds since 1970.",
      ...ofAll,
    });
    // Removed, because a metric without a check must not say 1970.
    this.lookedAt.remove();
  }

  /** @throws when the check failed; the metrics then stay, and their time tells how old they are */
  async look(): Promise<void> {
    const found = await this.books.lookAlone();
    // Another process is checking now, so this process's result is outdated.
    this.differences.reset();
    if (found === undefined) return;
    const { at, rules } = found;
    for (const { name, count } of rules) this.differences.set({ rule: name }, count);
    this.lookedAt.set(at.getTime() / 1000);
    const differing = rules.filter(({ count }) => count > 0);
    if (differing.length === 0) return;
    const words = "the books do not add up: docs/operating.md says what to do about each rule";
    this.log.error({ differences: Object.fromEntries(differing.map(({ name, ...rest }) => [name, rest])) }, words);
  }
}
