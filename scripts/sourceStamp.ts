import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const FOLDERS = ["src", "plugins", "server"];
const FILES = ["package-lock.json", "rspack.config.ts", "flags.config.ts", "tsconfig.json"];
const STAMP = "dist/stamp";

/** One hash of everything a build is made from, its switches included. */
export async function sourceStamp(): Promise<string> {
  const hash = createHash("sha256");
  const switches = Object.entries(process.env).filter(([name]) => name.startsWith("FLAG_"));
  hash.update(JSON.stringify(switches.sort()));
  for (const file of [...FILES, ...(await filesOf())]) hash.update(file).update(await readFile(file));
  return hash.digest("hex");
}

async function filesOf(): Promise<string[]> {
  const all = await Promise.all(
    FOLDERS.map(async (folder) => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    }),
  );
  return all.flat().sort();
}

/** The stamp of the build that is there, if there is one. */
export function readStamp(): Promise<string | undefined> {
  return readFile(STAMP, "utf8").catch(() => undefined);
}

export function writeStamp(stamp: string): Promise<void> {
  return writeFile(STAMP, stamp);
}
