import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { EmbeddedSocket } from "#server/platform/db/EmbeddedSocket.ts";
import { inTransaction } from "#server/platform/db/inTransaction.ts";
import { customers } from "#server/platform/db/schema/identity.ts";
import { sqlState } from "#server/platform/db/sqlState.ts";
import { statement } from "#server/platform/db/statement.ts";
import { platform, withPlatform } from "#tests/support/platform/engines.ts";
import { ENGINES, startPlatform } from "#tests/support/platform/platform.ts";

describe.each(ENGINES)("a statement that a transaction sends with its COMMIT (%s)", (engine) => {
  withPlatform({ engine });
  beforeAll(async () => {
    await platform.db.orm.execute(sql`CREATE TABLE written (word text PRIMARY KEY)`);
  });

  const words = async () => {
    const { rows } = await platform.db.orm.execute<{ word: string }>(sql`SELECT word FROM written ORDER BY word`);
    return rows.map(({ word }) => word);
  };

  it("is written with the others", async () => {
    const done = await inTransaction(platform.db, async (tx, lastly) => {
      await tx.execute(sql`INSERT INTO written VALUES ('early')`);
      lastly(Promise.resolve(tx.execute(sql`INSERT INTO written VALUES ('late')`)));
      return "done";
    });
    expect(done).toBe("done");
    expect(await words()).toEqual(["early", "late"]);
  });

  it("undoes the whole transaction when it fails, and its error is the transaction's", async () => {
    const failed = inTransaction(platform.db, async (tx, lastly) => {
      await tx.execute(sql`INSERT INTO written VALUES ('undone')`);
      lastly(Promise.resolve(tx.execute(sql`INSERT INTO written VALUES ('late')`)));
    });
    await expect(failed).rejects.toSatisfy((error) => sqlState(error) === "23505");
    expect(await words()).toEqual(["early", "late"]);
  });

  it("is undone with the others when the work fails afterwards", async () => {
    const failed = inTransaction(platform.db, async (tx, lastly) => {
      lastly(Promise.resolve(tx.execute(sql`INSERT INTO written VALUES ('undone')`)));
      throw new Error("changed my mind");
    });
    await expect(failed).rejects.toThrow("changed my mind");
    expect(await words()).toEqual(["early", "late"]);
  });
});

const findCustomer = statement(["id"], (db, { id }) =>
  db.select({ id: customers.id }).from(customers).where(eq(customers.id, id)).prepare("customer_of_this_test"),
);

it.each(ENGINES)("a prepared statement works on after another statement failed (%s)", async (engine) => {
  const platform = await startPlatform({ engine });
  const found = () => findCustomer(platform.db.orm, { id: "00000000-0000-4000-8000-000000000000" });
  expect(await found()).toEqual([]);
  const failed = Promise.resolve(platform.db.orm.execute(sql`SELECT 1 / 0`));
  await expect(failed).rejects.toSatisfy((error) => sqlState(error) === "22012");
  expect(await found()).toEqual([]);
  await platform.stop();
});

it("a transaction in which the embedded engine failed to answer is over when the next statement comes", async () => {
  const platform = await startPlatform({ engine: "pglite" });
  await platform.db.orm.execute(sql`CREATE TABLE written (word text)`);
  const broken = platform.db.orm.transaction(async (tx) => {
    await tx.execute(sql`INSERT INTO written VALUES ('undone')`);
    const socket = EmbeddedSocket.prototype as unknown as { ask(message: Buffer, done: (error: Error) => void): void };
    vi.spyOn(socket, "ask").mockImplementationOnce((_, done) => done(new Error("the disk is full")));
    await tx.execute(sql`SELECT 1`);
  });
  await expect(broken).rejects.toThrow();
  expect((await platform.db.orm.execute(sql`SELECT word FROM written`)).rows).toEqual([]);
  await platform.stop();
});
