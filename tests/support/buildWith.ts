import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { readStamp, sourceStamp } from "../../scripts/sourceStamp";
import { isKept, keptBuild } from "./keptBuild";

/** The browser's files alone take half the time of a whole build. */
type Part = "browser" | "all";

/**
 * A build with these switches: the one in `dist`, a whole one that is kept, or one that is made and kept.
 * @returns its folder
 */
export async function buildWith(flags: Record<string, string>, part: Part): Promise<string> {
  const stamp = await sourceStamp({ ...process.env, ...flags });
  if (stamp === (await readStamp())) return resolve("dist");
  const name = (which: Part) => `${which}-${stamp.slice(0, 16)}`;
  const made = isKept(name("all")) ? name("all") : name(part);
  return keptBuild(made, (folder) => buildInto(folder, flags, part));
}

/** Never one that is kept. */
export async function buildInto(folder: string, flags: Record<string, string>, part: Part): Promise<void> {
  const env = { ...process.env, ...flags, DIST_DIR: folder, NODE_ENV: "production" };
  const only = part === "all" ? [] : ["--config-name", part];
  await promisify(execFile)("node_modules/.bin/rspack", ["build", ...only], { env, maxBuffer: 64 * 1024 * 1024 });
}
