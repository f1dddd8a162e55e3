import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { moveDatabase } from "#server/platform/db/moveDatabase.ts";
import { openPostgres } from "#server/platform/db/openPostgres.ts";
import { readDemoStores } from "#server/platform/seed/seed.ts";
import { createDatabase } from "#tests/support/databases/postgres.ts";
import { startPlatform, type TestPlatform, testPostgres } from "#tests/support/platform/platform.ts";
import { snapshot } from "#tests/support/platform/snapshot.ts";

const run = (env: Record<string, string>) =>
  promisify(execFile)(process.execPath, ["--import", "tsx", "scripts/moveDatabase.ts"], {
    env: { ...process.env, ...env },
  }).catch((error: { code: number; stderr: string }) => error);

describe("moving from the embedded database to PostgreSQL (bar 7)", () => {
  let embedded: TestPlatform;
  beforeAll(async () => {
    embedded = await startPlatform({ engine: "pglite", seedStores: readDemoStores });
  });
  afterAll(() => embedded?.stop());

  it("is refused with one sentence where the folder has no database", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "haat-nothing-"));
    const { url } = await testPostgres();
    expect(await run({ DATA_DIR: dataDir, DATABASE_URL: url })).toMatchObject({
      code: 1,
      stderr: `DATA_DIR is "${dataDir}", where no database is: set it to the folder of the shop that moves.\n`,
    });
    rmSync(dataDir, { recursive: true });
  });

  it("takes every row along, and a second time is refused without touching a thing", async () => {
    const { url, drop } = await createDatabase(await testPostgres(), "haat_moved");
    const target = await openPostgres(url, () => {});
    try {
      let rows = 0;
      await moveDatabase(embedded.db, target, (_table, count) => {
        rows += count;
      });
      expect(rows).toBeGreaterThan(500);
      expect(await snapshot(target)).toEqual(await snapshot(embedded.db));
      const next = await target.orm.execute<{ n: string }>(sql`SELECT nextval('order_numbers')::text AS n`);
      expect(Number(next.rows[0]?.n)).toBeGreaterThanOrEqual(100_001);
      await expect(moveDatabase(embedded.db, target, () => {})).rejects.toThrow(/already has rows/);
      expect(await snapshot(target)).toEqual(await snapshot(embedded.db));
    } finally {
      await target.close();
      await drop();
    }
  });
});
