import { copyFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The hashed files of each build in a folder, the newest build first. */
type Builds = string[][];

/** Files that an open tab may still ask for, copied from a build before its folder is emptied. */
export interface FormerBuilds {
  builds: Builds;
  folder: string;
}

const COMPRESSED = [".br", ".gz"];
const assetsOf = (dist: string) => join(dist, "browser/assets");
const manifestOf = (dist: string) => join(dist, "builds.json");

/** Copies the assets of the builds in `dist` to another folder. @returns `undefined` when there is no build yet */
export async function setAside(dist: string): Promise<FormerBuilds | undefined> {
  const files = await assetsIn(assetsOf(dist));
  if (files.length === 0) return undefined;
  const folder = await mkdtemp(join(tmpdir(), "haat-former-"));
  await cp(assetsOf(dist), folder, { recursive: true });
  // A folder without the list of builds counts as one build.
  const builds = await readFile(manifestOf(dist), "utf8").then(
    (json) => JSON.parse(json) as Builds,
    () => [files],
  );
  return { builds, folder };
}

/** Copies the files of the last `keep` other builds beside a new build and forgets older ones. */
export async function putBack(dist: string, former: FormerBuilds | undefined, keep: number): Promise<void> {
  const assets = assetsOf(dist);
  const own = await assetsIn(assets);
  // A build that equals the new one is not another build.
  const others = (former?.builds ?? []).filter((build) => build.join() !== own.join()).slice(0, keep);
  const there = new Set(own);
  for (const name of new Set(others.flat())) {
    if (there.has(name) || former === undefined) continue;
    const copies = [name, ...COMPRESSED.map((ending) => name + ending)].map((file) => {
      // A small file has no compressed file beside it.
      return copyFile(join(former.folder, file), join(assets, file)).catch(() => {});
    });
    await Promise.all(copies);
  }
  await writeFile(manifestOf(dist), `${JSON.stringify([own, ...others], null, 2)}\n`);
}

export async function discard(former: FormerBuilds | undefined): Promise<void> {
  if (former) await rm(former.folder, { recursive: true, force: true });
}

async function assetsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => !COMPRESSED.some((ending) => name.endsWith(ending))).sort();
}
