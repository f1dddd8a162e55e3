import { createHash } from "node:crypto";
import { join, relative } from "node:path";

/** The longest that every system takes (macOS: 104 with the zero at the end). */
const LONGEST = 103;

/**
 * Where a running shop takes commands: a socket in a folder that only its own user may enter, or on Windows a named pipe.
 * Undefined where the data folder's name is too long for any of it.
 */
export function commandAddress(dataDir: string): string | undefined {
  if (process.platform === "win32") {
    return `\\\\.\\pipe\\haat-${createHash("sha256").update(dataDir).digest("hex").slice(0, 32)}`;
  }
  const path = join(dataDir, "commands", "socket");
  return [path, relative(process.cwd(), path)].find((name) => Buffer.byteLength(name) <= LONGEST);
}
