import { spawnSync } from "node:child_process";
import { closeSync, constants, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { ConfigError } from "#server/shared/ConfigError.ts";

export class DataFolderInUse extends ConfigError {
  override name = "DataFolderInUse";
}

/** A killed process takes a moment to disappear. */
const WAIT_MS = 5000;
const ASK_EVERY_MS = 50;

/**
 * Locks the data folder for this process. PGlite itself lets two processes open one folder, and one of them loses its rows
 * (bar 7). The lock is the operating system's, on a file in the folder: the system releases it the moment the process dies,
 * and every container sees it (ADR 22). @returns a function that releases the lock @throws DataFolderInUse when another
 * process holds the lock and does not end
 */
export async function lockDataFolder(folder: string, waitMs = WAIT_MS): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "lock");
  const until = performance.now() + waitMs;
  for (;;) {
    const handle = openLocked(file);
    if (handle !== undefined) {
      ftruncateSync(handle);
      writeSync(handle, String(process.pid), 0);
      return () => closeSync(handle);
    }
    if (performance.now() >= until) throw new DataFolderInUse(inUse(folder, readOwner(file)));
    await delay(ASK_EVERY_MS);
  }
}

/** Linux takes the lock with `flock`; other systems take it when they open the file (libuv's UV_FS_O_EXLOCK). */
const openLocked = process.platform === "linux" ? openWithFlock : openExclusively;

const ASKED = constants.O_RDWR | constants.O_CREAT;
/** The value of `O_EXLOCK` on each system; Node has no name for it. */
const EXCLUSIVE = process.platform === "win32" ? 0x10000000 : 0x20 | constants.O_NONBLOCK;
const HELD = new Set(["EAGAIN", "EWOULDBLOCK", "EBUSY"]);

function openExclusively(file: string): number | undefined {
  try {
    return openSync(file, ASKED | EXCLUSIVE);
  } catch (error) {
    if (error instanceof Error && "code" in error && HELD.has(String(error.code))) return undefined;
    throw error;
  }
}

/** The lock belongs to the open file, which the `flock` command shares with this process, so it outlives the command. */
function openWithFlock(file: string): number | undefined {
  const handle = openSync(file, ASKED);
  const { status, error } = spawnSync("flock", ["-n", "3"], { stdio: ["ignore", "ignore", "ignore", handle] });
  if (status === 0) return handle;
  closeSync(handle);
  if (error === undefined) return undefined;
  const how = "install it (util-linux or busybox has it), or share a PostgreSQL by DATABASE_URL";
  throw new ConfigError(`The embedded database needs the command flock to lock its folder: ${how}.`);
}

function inUse(folder: string, owner: string): string {
  return `The data folder ${folder} is in use by another process${owner}: stop it, or set DATA_DIR to another folder, or share a PostgreSQL by DATABASE_URL.`;
}

/** Only for messages, because a process has another number in another container. */
function readOwner(file: string): string {
  try {
    return ` (pid ${Number.parseInt(readFileSync(file, "utf8"), 10)})`;
  } catch {
    return "";
  }
}
