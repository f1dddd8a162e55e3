import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { spending } from "../account/spending";

/** Inside the checkout, because a built server finds its packages in node_modules. */
const FOLDER = "node_modules/.cache/haat/builds";
/** Above this number the builds that were unused for longest are deleted. */
const KEPT = 12;

export const isKept = (name: string): boolean => existsSync(resolve(FOLDER, name));

/**
 * A folder with the result of `build`, made once for each name and stored between runs. @param name of the kind of build
 * and of everything that it is made from
 */
export function keptBuild(name: string, build: (folder: string) => Promise<unknown>): Promise<string> {
  return spending("building", async () => {
    const kept = resolve(FOLDER, name);
    if (existsSync(kept)) return kept;
    await mkdir(FOLDER, { recursive: true });
    await forgetOldest();
    const unfinished = await mkdtemp(resolve(FOLDER, "unfinished-"));
    await build(unfinished);
    try {
      await rename(unfinished, kept);
    } catch (error) {
      // Another worker was faster.
      if (!existsSync(kept)) throw error;
      await rm(unfinished, { recursive: true, force: true });
    }
    return kept;
  });
}

async function forgetOldest(): Promise<void> {
  const names = (await readdir(FOLDER)).filter((name) => !name.startsWith("unfinished-"));
  const aged = await Promise.all(names.map(async (name) => ({ name, made: (await stat(join(FOLDER, name))).mtimeMs })));
  const old = aged.sort((a, b) => b.made - a.made).slice(KEPT - 1);
  await Promise.all(old.map(({ name }) => rm(join(FOLDER, name), { recursive: true, force: true })));
}
