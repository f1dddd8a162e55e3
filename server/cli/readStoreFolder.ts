import { resolve } from "node:path";
import { type CheckedFolder, checkFolder } from "#server/platform/storeFolder/checkFolder.ts";
import { fetchPictures } from "#server/platform/storeFolder/fetchPictures.ts";
import { readFolder } from "#server/platform/storeFolder/readFolder.ts";
import type { Problem, StoreFolder } from "#server/platform/storeFolder/StoreFolder.types.ts";
import type { Io } from "./Command.types";

/** A longer list of mistakes would help nobody. */
const TOLD_AT_MOST = 200;

/**
 * Reads and checks a store's folder, and reports every mistake in it.
 * @param fetches whether pictures that are given as addresses are first fetched into the folder
 * @returns undefined when there is a mistake
 */
export async function readStoreFolder(folder: string, fetches: boolean, io: Io): Promise<StoreFolder | undefined> {
  let checked = await readAndCheck(folder, io);
  if (fetches && checked.unfetched.length > 0) {
    const refused = await fetchPictures(checked.unfetched, folder, io);
    for (const { url, why } of refused) io.warn(`${url} could not be fetched: ${why}`);
    checked = await readAndCheck(folder, io);
  }
  const { problems, notes, unfetched } = checked;
  for (const problem of problems.slice(0, TOLD_AT_MOST)) io.warn(sentence(problem));
  if (problems.length > TOLD_AT_MOST) io.warn(`… and ${problems.length - TOLD_AT_MOST} more.`);
  if (problems.length > 0) {
    const things = problems.length === 1 ? "One thing is" : `${problems.length.toLocaleString("en-IN")} things are`;
    io.warn(`${things} wrong in ${resolve(folder)}; nothing was changed.`);
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

function sentence({ file, line, column, message }: Problem): string {
  const where = [file, ...(line === undefined ? [] : [line]), ...(typeof column === "number" ? [column] : [])].join(
    ":",
  );
  return `${where}${typeof column === "string" ? `, column ${column}` : ""}: ${message}`;
}
