import { sql, TransactionRollbackError } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { proveRules } from "#server/platform/services/back-office/books/proveRules.ts";
import { rules } from "#server/platform/services/back-office/books/rules.ts";
import { onBothEngines, shop } from "#tests/support/platform/engines.ts";
import { expectSoundBooks } from "#tests/support/platform/expectSoundBooks.ts";
import type { Shop } from "#tests/support/platform/shop.ts";
import { type Corruption, corruptions } from "./books/corruptions";
import { type AllKinds, shopOfAllKinds } from "./books/shopOfAllKinds";

/** The differences that the rules find after a corruption, which is then undone. */
async function foundOf({ db }: Shop, { statements }: Corruption): Promise<Record<string, string[]>> {
  let found: Record<string, string[]> = {};
  const work = db.orm.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    for (const statement of statements) await tx.execute(sql`/* by a test */ ${statement}`);
    const differing = (await proveRules(tx, rules)).filter(({ count }) => count > 0);
    found = Object.fromEntries(differing.map(({ name, rows }) => [name, rows]));
    tx.rollback();
  });
  await expect(work).rejects.toThrow(TransactionRollbackError);
  return found;
}

onBothEngines(
  "The books (bar 27)",
  () => {
    let made: AllKinds;
    beforeAll(async () => {
      made = await shopOfAllKinds(shop);
    });

    it("of a shop that has used every feature have no difference", () => expectSoundBooks(shop.db));

    it("can break each rule, and exactly that rule finds it and names the row", async () => {
      const all = corruptions(made);
      const found: Record<string, object> = {};
      for (const one of all) found[one.title] = await foundOf(shop, one);
      const expected = all.map(({ title, rule, named }) => [title, { [rule]: [expect.stringContaining(named)] }]);
      expect(found).toEqual(Object.fromEntries(expected));
      expect(new Set(all.map(({ rule }) => rule))).toEqual(new Set(rules.map(({ name }) => name)));
    });
  },
  { config: { PAYMENT_CHECK_SECONDS: "3600" } },
);
