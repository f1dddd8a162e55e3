import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readFlags } from "../flags.config";

const FOLDERS = ["src", "plugins", "server"];
const FILES = ["package-lock.json", "rspack.config.ts", "flags.config.ts", "tsconfig.json"];
const STAMP = "dist/stamp";

/** One hash of everything a build is made from, its switches included. */
export function sourceStamp(env: NodeJS.ProcessEnv = process.env): Promise<string> {
  return stampOf(FOLDERS, FILES, JSON.stringify(readFlags(env)));
}

/** One hash of all files in these folders, these files, and these words. */
export async function stampOf(folders: readonly string[], files: readonly string[], words = ""): Promise<string> {
  const hash = createHash("sha256").update(words);
  for (const file of [...files, ...(await filesIn(folders))]) hash.update(file).update(await readFile(file));
  return hash.digest("hex");
}

async function filesIn(folders: readonly string[]): Promise<string[]> {
  const all = await Promise.all(
    folders.map(async (folder) => {
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
