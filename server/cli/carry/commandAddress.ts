import { createHash } from "node:crypto";
import { join, relative } from "node:path";

/** The longest socket path that every system accepts (macOS: 104 bytes, the last of which is a zero). */
const LONGEST = 103;

/**
 * The address at which a running shop takes commands: a socket in a folder that only the shop's own user may enter, or a
 * named pipe on Windows. @returns undefined when the path of the data folder is too long for a socket
 */
export function commandAddress(dataDir: string): string | undefined {
  if (process.platform === "win32") {
    return `\\\\.\\pipe\\haat-${createHash("sha256").update(dataDir).digest("hex").slice(0, 32)}`;
  }
  const path = join(dataDir, "commands", "socket");
  return [path, relative(process.cwd(), path)].find((name) => Buffer.byteLength(name) <= LONGEST);
}
