import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bundled } from "#tests/support/bundled.ts";
import { ownPidSpace } from "#tests/support/ownPidSpace.ts";

describe("the lock on the embedded data folder, between containers that count processes by themselves (ADR 22)", () => {
  let folder: string;
  let started: ChildProcess[];
  let holder: string;
  const space = ownPidSpace();

  beforeAll(async () => {
    holder = bundled("tests/contract/operation/processes/lockHolder.ts");
  });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "haat-lock-"));
    started = [];
  });
  afterEach(async () => {
    await Promise.all(started.map(killed));
    rmSync(folder, { recursive: true });
  });

  /** A container's first process, which takes the lock or ends with its refusal. */
  function start(waitMs: number): ChildProcess {
    const [command, ...words] = [...space, process.execPath, holder];
    const env = { ...process.env, DATA_DIR: folder, WAIT_MS: String(waitMs) };
    const child = spawn(command, words, { env, stdio: "pipe" });
    started.push(child);
    return child;
  }

  /** Waits until the container's process has the lock. @returns its number, as it knows it */
  const holding = async (child: ChildProcess) => {
    if (child.stdout === null || child.stderr === null) throw new Error("What it prints cannot be read.");
    const problem = text(child.stderr);
    const [word] = await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
    if (!(word instanceof Buffer)) throw new Error(`It ended: ${await problem}`);
    return readFileSync(join(folder, "lock"), "utf8");
  };

  it("is acquired at once by a new process 1 when the former process 1 was killed", async () => {
    const first = start(0);
    const number = await holding(first);
    if (space.length > 0) expect(number).toBe("1");
    await killed(first);
    expect(await holding(start(PATIENT_MS))).toMatch(/^\d+$/);
  });

  it("is refused to a process 1 while another process 1 runs", async () => {
    const number = await holding(start(0));
    await expect(holding(start(0))).rejects.toThrow(`is in use by another process (pid ${number})`);
    expect(readFileSync(join(folder, "lock"), "utf8")).toBe(number);
  });
});

/** A killed process is still dying for a moment. */
const PATIENT_MS = 60_000;

/** Kills with SIGKILL; all of a container's processes end with the one that made it. */
async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}
