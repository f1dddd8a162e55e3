import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type CheckedFolder, checkFolder } from "#server/platform/storeFolder/checkFolder.ts";
import { addCategories } from "#server/platform/storeFolder/csv/addCategories.ts";
import { CATEGORIES_FILE } from "#server/platform/storeFolder/csv/readCategories.ts";
import { fetchPictures } from "#server/platform/storeFolder/fetchPictures.ts";
import { readFolder } from "#server/platform/storeFolder/readFolder.ts";
import type { StoreFolder } from "#server/platform/storeFolder/StoreFolder.types.ts";
import type { Io } from "./Command.types";
import { tellProblems } from "./tellProblems";

export interface ReadingOptions {
  /** Pictures that are given as addresses are fetched into the folder first. */
  fetchPictures?: boolean;
  /** Categories that products name are added to categories.csv. */
  makeCategories?: boolean;
  /** What stays true of the folder although it has mistakes; by default, that nothing was changed. */
  although?: string;
}

/**
 * Reads and checks a store's folder, and reports every mistake in it.
 * @returns undefined when there is a mistake
 */
export async function readStoreFolder(
  folder: string,
  { fetchPictures: fetches = false, makeCategories = false, although = "nothing was changed" }: ReadingOptions,
  io: Io,
): Promise<StoreFolder | undefined> {
  let checked = await readAndCheck(folder, io);
  const made = makeCategories && checked.missingCategories.length > 0;
  if (made) {
    const file = join(folder, CATEGORIES_FILE);
    await io.writeFile(file, addCategories(await readFile(file), checked.missingCategories));
    io.say(`Added to ${CATEGORIES_FILE}: ${checked.missingCategories.join(", ")}.`);
    checked = await readAndCheck(folder, io);
  }
  if (fetches && checked.unfetched.length > 0) {
    const refused = await fetchPictures(checked.unfetched, folder, io);
    for (const { url, why } of refused) io.warn(`${url} could not be fetched: ${why}`);
    checked = await readAndCheck(folder, io);
  }
  const { problems, notes, unfetched } = checked;
  for (const line of tellProblems(problems)) io.warn(line);
  if (problems.length > 0) {
    const things = problems.length === 1 ? "One thing is" : `${problems.length.toLocaleString("en-IN")} things are`;
    if (checked.missingCategories.length > 0 && !makeCategories)
      io.warn(`--make-categories adds to ${CATEGORIES_FILE}: ${checked.missingCategories.join(", ")}.`);
    io.warn(`${things} wrong in ${resolve(folder)}; ${made ? "only categories.csv was changed" : although}.`);
    return undefined;
  }
  for (const note of notes) io.say(`Note: ${note}`);
  if (unfetched.length > 0) {
    io.say(
      `Note: ${unfetched.length.toLocaleString("en-IN")} pictures are addresses and are left out: --fetch-pictures brings them into the folder.`,
    );
  }
  return checked.folder;
}

async function readAndCheck(folder: string, io: Io): Promise<CheckedFolder> {
  const { files, problems } = await readFolder(folder, (doing) => io.progress(doing));
  io.progress("Checking …");
  const checked = checkFolder(files);
  const all = [...problems, ...checked.problems];
  return { ...checked, problems: all, folder: all.length > 0 ? undefined : checked.folder };
}
