import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { LanguageCode } from "#contract/languages.ts";
import { type Flags, flagVariables, readFlags } from "../../flags.config";
import { readLanguages } from "./languages";

const FOLDERS = ["src", "plugins", "server"];
const FILES = ["package-lock.json", "rspack.config.ts", "flags.config.ts", "tsconfig.json"];
const STAMP = "dist/stamp";

/** A hash of everything that a build is made from, including its flags and languages. */
export function sourceStamp(env: NodeJS.ProcessEnv = process.env): Promise<string> {
  return stampOf(FOLDERS, FILES, JSON.stringify([readFlags(env), readLanguages(env, ".")]));
}

/** A hash of all files in these folders, of these files, and of these words. */
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

/** The stamp of the build in dist/, if there is one. */
export async function readStamp(): Promise<string | undefined> {
  return (await readBuilt())?.stamp;
}

/**
 * Adds to `env` the flags and languages of the build in dist/ that `env` does not set, so that a plugin that was left out
 * stays out.
 */
export async function withBuiltSettings(env: NodeJS.ProcessEnv, stamp = STAMP): Promise<NodeJS.ProcessEnv> {
  const built = await readBuilt(stamp);
  const namesOne = Object.keys(env).some((name) => name.startsWith("FLAG_") || name === "LANGUAGES");
  if (built === undefined || namesOne) return env;
  return { ...env, ...flagVariables(built.flags), LANGUAGES: String(built.languages) };
}

interface Built {
  stamp: string;
  flags: Flags;
  languages: LanguageCode[];
}

async function readBuilt(stamp = STAMP): Promise<Built | undefined> {
  try {
    return JSON.parse(await readFile(stamp, "utf8")) as Built;
  } catch {
    return undefined;
  }
}

export async function writeStamp(): Promise<void> {
  const { env } = process;
  const built: Built = { stamp: await sourceStamp(env), flags: readFlags(env), languages: readLanguages(env, ".") };
  await writeFile(STAMP, JSON.stringify(built));
}
