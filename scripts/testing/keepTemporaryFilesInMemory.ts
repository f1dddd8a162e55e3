import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

/** Where Linux keeps files in memory. A container often has only 64 MiB here; the tests need less than 1 GiB at once. */
const LINUX = { memory: "/dev/shm", neededBytes: 4 * 1024 ** 3 };

/**
 * Puts the temporary files of this process and its children into memory if there is space, and removes them at the end.
 * Copying a database of 41 MB then takes 0.07 s of processor time instead of 0.6 s.
 */
export function keepTemporaryFilesInMemory({ memory, neededBytes } = LINUX): void {
  if (process.env.TMPDIR !== undefined || freeBytes(memory) < neededBytes) return;
  const folder = mkdtempSync(join(memory, "haat-"));
  // PostgreSQL runs as another user and must be able to enter.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
