import fs, { readlinkSync } from "node:fs";

/**
 * Lets the disk be full for files of this process whose path matches, as the system reports it: on a write. The embedded
 * engine writes its files at a position, and nothing else in this process does.
 * @returns a function that makes room again
 */
export function fillDisk(paths: RegExp): () => void {
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
