import type { BooksFound, RuleFound } from "#server/platform/services/back-office/books/BooksFound.types.ts";
import type { Io, ServiceCommand } from "../Command.types";
import { storeOf } from "../storeOf";

/** Exit codes: no difference, a difference, and the check failed. */
const [SOUND, DIFFERS, NOT_LOOKED] = [0, 1, 2];

export const booksCheck: ServiceCommand<{ store?: string; json?: true }> = {
  name: "books check",
  summary: "proves that every rupee, piece and coupon is accounted for; ends with 1 when something differs",
  failsWith: NOT_LOOKED,
  describe: (command) =>
    void command
      .option("--store <friendly id>", "one shop; all by default")
      .option("--json", "the result as JSON, for programs"),
  async run(services, { store, json }, io) {
    const storeId = store === undefined ? undefined : (await storeOf(services, store)).storeId;
    const found = await services.books.look(storeId);
    const differing = found.rules.filter(({ count }) => count > 0);
    if (json)
      io.say(JSON.stringify({ at: found.at.toISOString(), isSound: differing.length === 0, rules: found.rules }));
    else sayInWords(found, differing, io);
    return differing.length === 0 ? SOUND : DIFFERS;
  },
};

function sayInWords({ rules }: BooksFound, differing: readonly RuleFound[], io: Pick<Io, "say">): void {
  for (const { name, proves, count, rows } of differing) {
    io.say(`${name}: ${count.toLocaleString("en-IN")} ${count === 1 ? "row differs" : "rows differ"}. ${proves}`);
    for (const row of rows) io.say(`  ${row}`);
    if (count > rows.length) io.say(`  … and ${(count - rows.length).toLocaleString("en-IN")} more.`);
  }
  if (differing.length === 0) io.say(`Nothing differs: all ${rules.length} rules hold.`);
  else
    io.say(`${differing.length} of ${rules.length} rules do not hold: docs/operating.md says what to do about each.`);
}
