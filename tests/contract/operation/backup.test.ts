import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPglite } from "#server/platform/db/openPglite.ts";
import { openPostgres } from "#server/platform/db/openPostgres.ts";
import { copyPglite, copyPostgres } from "#tests/support/databases/databases.ts";
import { databaseOn, postgresTool } from "#tests/support/databases/postgres.ts";
import { documentedBlocks } from "#tests/support/documentedBlocks.ts";
import { testPostgres } from "#tests/support/platform/platform.ts";
import { snapshot } from "#tests/support/platform/snapshot.ts";

/** Follows docs/operating.md. */
describe("a backup", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "haat-backup-"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("of PostgreSQL, taken while the shop runs, is restored into a new database row by row", async () => {
    const server = await testPostgres();
    const from = await copyPostgres("demo", server);
    const running = await openPostgres(from.url, () => {});
    const PATH = `${dirname(postgresTool("pg_dump"))}:${process.env.PATH}`;
    for (const block of documentedBlocks("docs/operating.md")) {
      execFileSync("sh", ["-ec", block], { cwd: folder, env: { PATH, DATABASE_URL: from.url } });
    }
    const to = databaseOn(server, "haat_again");
    const restored = await openPostgres(to.url, () => {});
    expect(await snapshot(restored)).toEqual(await snapshot(running));
    await Promise.all([running.close(), restored.close()]);
    await Promise.all([from.drop(), to.drop()]);
  });

  it("of the embedded database is a copy of its folder, taken while the shop is stopped", async () => {
    const [from, to] = [join(folder, "from"), join(folder, "to")];
    await copyPglite("small", join(folder, "image"));
    cpSync(join(folder, "image"), join(from, "db"), { recursive: true });
    const before = await openPglite(from);
    const rows = await snapshot(before);
    await before.close();
    cpSync(from, to, { recursive: true });
    const restored = await openPglite(to);
    expect(await snapshot(restored)).toEqual(rows);
    await restored.close();
  });
});
