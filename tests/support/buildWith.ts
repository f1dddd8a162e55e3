import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { sourceStamp } from "../../scripts/sourceStamp";
import { keptBuild } from "./keptBuild";

/** The browser's files alone take half the time of a whole build. */
type Part = "browser" | "all";

/**
 * A build with these switches, kept for its sources and switches.
 * @returns its folder
 */
export async function buildWith(flags: Record<string, string>, part: Part): Promise<string> {
  const stamp = await sourceStamp({ ...process.env, ...flags });
  return keptBuild(`${part}-${stamp.slice(0, 16)}`, (folder) => buildInto(folder, flags, part));
}

/** Never one that is kept. */
export async function buildInto(folder: string, flags: Record<string, string>, part: Part): Promise<void> {
  const env = { ...process.env, ...flags, DIST_DIR: folder, NODE_ENV: "production" };
  const only = part === "all" ? [] : ["--config-name", part];
  await promisify(execFile)("node_modules/.bin/rspack", ["build", ...only], { env, maxBuffer: 64 * 1024 * 1024 });
}
