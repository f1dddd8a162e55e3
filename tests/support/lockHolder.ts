import { spawn } from "node:child_process";
import { lockDataFolder } from "../../server/platform/db/lockDataFolder";

/**
 * A process of its own that holds the lock on `DATA_DIR`, starts another one that outlives it, says that one's pid, and
 * waits to be killed. Run with tsx.
 */
await lockDataFolder(process.env.DATA_DIR ?? "");
// Ends by itself with whoever should have ended it.
const child = spawn("sleep", ["120"], { stdio: "ignore", detached: true });
child.unref();
process.stdout.write(String(child.pid));
process.stdin.resume().once("end", () => process.exit(1));
