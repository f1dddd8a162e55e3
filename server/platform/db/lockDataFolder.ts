import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

export class DataFolderInUse extends Error {
  override name = "DataFolderInUse";
}

/**
 * PGlite itself lets two processes open one folder, and one of them loses its rows (quality.md, facts). So one process
 * owns the folder by a file with its pid; the file of a process that is gone is taken over.
 * @returns releases the lock
 */
export function lockDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "lock");
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const handle = openSync(file, "wx");
      writeSync(handle, String(process.pid));
      closeSync(handle);
      const release = () => rmSync(file, { force: true });
      process.once("exit", release);
      return () => {
        process.off("exit", release);
        release();
      };
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
    const owner = readOwner(file);
    if (owner !== undefined && isAlive(owner)) throw new DataFolderInUse(inUse(folder, owner));
    rmSync(file, { force: true });
  }
  throw new DataFolderInUse(inUse(folder));
}

function inUse(folder: string, owner?: number): string {
  const who = owner === undefined ? "another process" : `another process (pid ${owner})`;
  return `The data folder ${folder} is in use by ${who}: stop it, or set DATA_DIR to another folder, or share a PostgreSQL by DATABASE_URL.`;
}

function readOwner(file: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(file, "utf8"), 10);
    return Number.isInteger(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
