import fs, { readlinkSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Organization } from "#contract/store/organizations.ts";
import type { ApiError } from "#contract/wire.types.ts";
import { startPlatform, type TestPlatform } from "#tests/support/platform/platform.ts";

const FULL = {
  status: 503,
  headers: { "retry-after": "60" },
  body: { code: "STORAGE_FULL", retryable: true, message: expect.stringContaining("cannot save anything") },
};

describe("a full disk under the embedded engine", () => {
  let platform: TestPlatform;
  let store: Organization;
  let makeRoom = () => {};
  let asked = 9_000_000_000;
  const lines: { level: number; err?: object; msg: string; failures?: number }[] = [];

  beforeAll(async () => {
    const logStream = { write: (line: string) => void lines.push(JSON.parse(line)) };
    platform = await startPlatform({ engine: "pglite", logStream, config: { LOG_LEVEL: "warn" } });
    store = await platform.store("fresh-basket");
  });
  afterEach(() => makeRoom());
  afterAll(() => platform.stop());

  const logIn = () => {
    asked += 1;
    const body = { orgName: store.name, orgId: store.orgId, mobile: String(asked) };
    return platform.send<ApiError>("POST", "/api/identity/request-otp", body);
  };
  const read = () => platform.get("/api/products", { storeId: store.storeId });
  const withoutTime = ({ status, headers, body }: Awaited<ReturnType<typeof logIn>>) => ({ status, headers, body });

  it("is answered with 503 to calls that write, lets calls read, and is over when there is room", async () => {
    makeRoom = fillDisk(/\/db\/base\//);
    // Pages with free room are filled up first.
    let last = await logIn();
    for (let tries = 0; last.status === 200 && tries < 500; tries += 1) last = await logIn();
    for (let tries = 0; tries < 5; tries += 1) expect(withoutTime(await logIn())).toMatchObject(FULL);
    expect((await read()).status).toBe(200);
    makeRoom();
    expect((await logIn()).status).toBe(200);
    const stacks = lines.filter(({ err }) => err !== undefined);
    expect(stacks.map(({ msg }) => msg)).toEqual([expect.stringContaining("there is no room left on a disk")]);
  });

  it("is over when there is room although the engine could not write its log, which needs a new engine", async () => {
    expect((await logIn()).status).toBe(200);
    const kept = String(asked);
    makeRoom = fillDisk(/\/db\/pg_wal\//);
    for (let tries = 0; tries < 3; tries += 1) expect(withoutTime(await logIn())).toMatchObject(FULL);
    expect(await platform.isDatabaseThere()).toBe(false);
    makeRoom();
    await vi.waitFor(async () => expect(await platform.isDatabaseThere()).toBe(true), { timeout: 60_000 });
    expect((await logIn()).status).toBe(200);
    expect((await read()).status).toBe(200);
    const { rows } = await platform.db.orm.execute(sql`SELECT mobile FROM one_time_codes WHERE mobile = ${kept}`);
    expect(rows).toEqual([{ mobile: kept }]);
  });
});

/**
 * Lets the disk be full for files of this process whose path matches, as the system reports it: on a write. The embedded
 * engine writes its files at a position, and nothing else in this process does.
 * @returns a function that makes room again
 */
function fillDisk(paths: RegExp): () => void {
  const write = fs.writeSync;
  const full = ((...given: Parameters<typeof fs.writeSync>) => {
    const [file, , , , position] = given as unknown[];
    if (typeof position === "number" && paths.test(readlinkSync(`/proc/self/fd/${String(file)}`))) {
      throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC", errno: -28 });
    }
    return write(...given);
  }) as typeof fs.writeSync;
  fs.writeSync = full;
  return () => {
    fs.writeSync = write;
  };
}
