import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lockDataFolder } from "#server/platform/db/lockDataFolder.ts";
import { bundled } from "#tests/support/bundled.ts";

describe("the lock on the embedded data folder (bar 7, ADR 22)", () => {
  let folder: string;
  let release: (() => void) | undefined;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "haat-lock-"));
  });
  afterEach(() => {
    release?.();
    release = undefined;
    rmSync(folder, { recursive: true });
  });

  it("is refused to everybody else, with one sentence that says what to do", async () => {
    release = await lockDataFolder(folder);
    await expect(lockDataFolder(folder, 0)).rejects.toThrow(
      `The data folder ${folder} is in use by another process (pid ${process.pid}): stop it, or set DATA_DIR to another folder, or share a PostgreSQL by DATABASE_URL.`,
    );
  });

  it.each([
    ["the number that we have ourselves, as in a container where everybody is 1", String(process.pid)],
    ["the number of somebody who lives and has nothing to do with it", String(process.ppid)],
    ["nothing at all", ""],
  ])("is acquired although the file of a dead holder contains %s", async (_, words) => {
    writeFileSync(join(folder, "lock"), words);
    release = await lockDataFolder(folder, 0);
  });

  it("is kept although the holder's process number is unknown here, as for another container", async () => {
    release = await lockDataFolder(folder);
    writeFileSync(join(folder, "lock"), "4194304999");
    await expect(lockDataFolder(folder, 0)).rejects.toThrow(/is in use by another process/);
  });

  it("is waited for while its holder leaves", async () => {
    const first = await lockDataFolder(folder);
    const second = lockDataFolder(folder, 60_000);
    first();
    release = await second;
  });

  it("is free the moment its holder is killed, and no process that the holder has started keeps it", async () => {
    const holder = spawn(process.execPath, [bundled("tests/contract/operation/processes/lockHolder.ts")], {
      env: { ...process.env, DATA_DIR: folder },
      stdio: ["pipe", "pipe", "inherit"],
    });
    const [child] = await once(holder.stdout, "data");
    await expect(lockDataFolder(folder, 0)).rejects.toThrow(`(pid ${holder.pid})`);
    const ended = once(holder, "exit");
    holder.kill("SIGKILL");
    await ended;
    release = await lockDataFolder(folder, 0);
    process.kill(Number(String(child)), "SIGKILL");
  });
});
