import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { readStamp, sourceStamp, stampOf } from "#scripts/build/sourceStamp.ts";
import { isKept, keptBuild } from "./keptBuild";

/** Building only the browser's files takes half the time of a whole build. */
type Part = "browser" | "all";

/** A flag does the same in each language, so builds that are made for it have one. */
const inEnglish = { LANGUAGES: "en" };
const CONFIG = "tests/support/builds/rspackWithExamples.ts";
const EXAMPLES = ["docs/examples", "tests/support/builds/examples"];

/**
 * A build with these flags (`WITH_EXAMPLES` adds the plugins of docs/examples): the one in `dist`, a stored one, or a new
 * one that is then stored. @returns its folder
 */
export async function buildWith(flags: Record<string, string>, part: Part): Promise<string> {
  const env = { ...process.env, ...flags };
  if (!flags.WITH_EXAMPLES && (await sourceStamp(env)) === (await readStamp())) return resolve("dist");
  const plain = await sourceStamp({ ...env, ...inEnglish });
  const stamp = flags.WITH_EXAMPLES ? await stampOf(EXAMPLES, [CONFIG], plain) : plain;
  const name = (which: Part) => `${which}-${stamp.slice(0, 16)}`;
  const made = isKept(name("all")) ? name("all") : name(part);
  return keptBuild(made, (folder) => buildInto(folder, flags, part));
}

/** Always builds anew, into this folder. */
export async function buildInto(folder: string, flags: Record<string, string>, part: Part): Promise<void> {
  const env = { ...process.env, ...inEnglish, ...flags, DIST_DIR: folder, NODE_ENV: "production" };
  const only = part === "all" ? [] : ["--config-name", part];
  if (flags.WITH_EXAMPLES) only.push("--config", CONFIG);
  await promisify(execFile)("node_modules/.bin/rspack", ["build", ...only], { env, maxBuffer: 64 * 1024 * 1024 });
}
