import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { takeCommands } from "#server/cli/carry/takeCommands.ts";
import { commands } from "#server/cli/commands.ts";
import { runCommandLine } from "#server/cli/runCommandLine.ts";
import { productVariants } from "#server/platform/db/schema/catalogue.ts";
import { rules } from "#server/platform/services/back-office/books/rules.ts";
import { copyPostgres } from "#tests/support/databases/databases.ts";
import { startPlatform, type TestPlatform, testPostgres } from "#tests/support/platform/platform.ts";
import { recordingIo } from "#tests/support/platform/recordingIo.ts";

/** Counts one piece too many of the first variants of a store. */
async function spoil({ db, store }: TestPlatform, friendlyId: string, variants: number): Promise<string[]> {
  const { storeId } = await store(friendlyId);
  const { id, sku } = productVariants;
  const some = db.orm.select({ id }).from(productVariants).where(eq(productVariants.storeId, storeId)).limit(variants);
  const spoilt = await db.orm
    .update(productVariants)
    .set({ countedQuantity: sql`counted_quantity + 1` })
    .where(sql`${id} IN ${some}`)
    .returning({ sku });
  return spoilt.map((row) => row.sku);
}

describe("haat books check", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "haat-books-"));
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startPlatform({ dataDir });
    takeCommands(platform.app, platform.services, dataDir, commands);
    await platform.app.ready();
  });
  afterAll(async () => {
    await platform.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** What a person types while the shop has the embedded database open. */
  const check = async (...words: string[]) => {
    const io = recordingIo();
    const env = { DATA_DIR: dataDir, LOG_LEVEL: "error" };
    return { code: await runCommandLine(["books", "check", ...words], io, env, commands), io };
  };

  it("ends with 0 and one sentence when nothing differs", async () => {
    const { code, io } = await check();
    expect({ code, text: io.text() }).toEqual({ code: 0, text: `Nothing differs: all ${rules.length} rules hold.` });
  });

  it("ends with 2 and says why when it could not look", async () => {
    const unknown = await check("--store", "nowhere");
    expect(unknown.code).toBe(2);
    expect(unknown.io.warned).toEqual([expect.stringContaining('There is no store "nowhere"')]);
    expect((await check("--colour")).code).toBe(2);
    vi.spyOn(platform.services.books, "look").mockRejectedValueOnce(new Error("the disk is full"));
    const failing = await check("--json");
    expect(failing).toMatchObject({ code: 2, io: { said: [], warned: [expect.stringContaining("the disk is full")] } });
  });

  it("ends with 1, names the rows that differ, of many only some, and checks a single store on request", async () => {
    const [sku = ""] = await spoil(platform, "kora-home", 1);
    const { code, io } = await check();
    expect(code).toBe(1);
    expect(io.said).toEqual([
      "stock: 1 row differs. Every piece that was counted in is available or held by an order.",
      expect.stringMatching(new RegExp(`^ {2}${sku}: \\d+ were counted in, \\d+ are available, and orders hold 0\\.$`)),
      `1 of ${rules.length} rules do not hold: docs/operating.md says what to do about each.`,
    ]);
    expect((await check("--store", "fresh-basket")).code).toBe(0);
    expect((await check("--store", "kora-home")).code).toBe(1);
  });

  it("gives programs the same as JSON", async () => {
    const { code, io } = await check("--json", "--store", "kora-home");
    expect(code).toBe(1);
    const { isSound, rules: found } = JSON.parse(io.said.join(""));
    expect(isSound).toBe(false);
    expect(found.map(({ name }: { name: string }) => name)).toEqual(rules.map(({ name }) => name));
    expect(found.filter(({ count }: { count: number }) => count > 0)).toMatchObject([{ name: "stock", count: 1 }]);
  });
});

describe("The hourly look at the books", () => {
  const HOUR_MS = 3_600_000;
  let platform: TestPlatform;
  let second: TestPlatform;
  let drop: () => Promise<void>;
  const logStream = new PassThrough({ encoding: "utf8" });

  beforeAll(async () => {
    const database = await copyPostgres("small", await testPostgres());
    drop = database.drop;
    // The timers of all that is repeated hourly begin when the platform listens.
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const config = { DATABASE_URL: database.url };
    platform = await startPlatform({ config, logStream, listen: true });
    second = await startPlatform({ config, listen: true });
  });
  afterAll(async () => {
    vi.useRealTimers();
    await platform.stop();
    await second.stop();
    await drop();
  });

  const soon = (work: () => Promise<void>) => vi.waitFor(work, { timeout: 60_000 });
  const figures = ({ metrics }: TestPlatform) => metrics.metrics();
  const passAnHour = () => vi.advanceTimersByTime(HOUR_MS);
  const both = () => Promise.all([figures(platform), figures(second)]);

  it("is shown in the metrics, rule by rule, with its time", async () => {
    for (const text of await both()) expect(text).not.toMatch(/^haat_books_/m);
    passAnHour();
    await soon(async () => {
      const text = (await both()).join("\n");
      for (const { name } of rules) expect(text).toContain(`haat_books_differences{rule="${name}"} 0`);
      const [, at] = /^haat_books_looked_at_seconds (\S+)$/m.exec(text) ?? [];
      expect(Math.abs(Number(at) - Date.now() / 1000)).toBeLessThan(120);
    });
  });

  it("logs a difference as an error, with some of its rows, once", async () => {
    const skus = await spoil(platform, "fresh-basket", 100);
    const { books } = platform.services;
    const { rules: found } = await books.look();
    const stock = found.find(({ name }) => name === "stock");
    expect(stock?.count).toBe(skus.length);
    expect(stock?.rows.length).toBeLessThanOrEqual(20);
    // The second process looks at another time.
    vi.spyOn(second.services.books, "lookAlone").mockResolvedValue(undefined);
    passAnHour();
    const [line] = await once(logStream, "data");
    expect(JSON.parse(line)).toMatchObject({
      level: 50,
      msg: expect.stringContaining("docs/operating.md"),
      differences: { stock: { count: skus.length, rows: stock?.rows } },
    });
    await soon(async () => {
      expect(await figures(platform)).toContain(`haat_books_differences{rule="stock"} ${skus.length}`);
      // Its results of an hour ago are outdated.
      expect(await figures(second)).not.toMatch(/^haat_books_differences\{/m);
    });
    expect(logStream.read()).toBeNull();
  });

  it("is left to the process that already runs one", async () => {
    await platform.db.orm.transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(4218004)`);
      expect(await second.services.books.look()).toMatchObject({ rules: expect.any(Array) });
      vi.mocked(second.services.books.lookAlone).mockRestore();
      expect(await second.services.books.lookAlone()).toBeUndefined();
    });
    expect(await second.services.books.lookAlone()).toMatchObject({ rules: expect.any(Array) });
  });
});
