import { spawn } from "node:child_process";
import { lockDataFolder } from "#server/platform/db/lockDataFolder.ts";

/**
 * A separate process that locks `DATA_DIR`, starts another process that outlives it, prints the pid of that one, and
 * waits to be killed. It waits for the lock for `WAIT_MS`.
 */
const { DATA_DIR = "", WAIT_MS } = process.env;
await lockDataFolder(DATA_DIR, WAIT_MS === undefined ? undefined : Number(WAIT_MS));
// Ends by itself together with the process that should have ended it.
const child = spawn("sleep", ["120"], { stdio: "ignore", detached: true });
child.unref();
process.stdout.write(String(child.pid));
process.stdin.resume().once("end", () => process.exit(1));
