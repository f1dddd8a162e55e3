import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { stampOf } from "#scripts/build/sourceStamp.ts";
import { keptBuild } from "../builds/keptBuild";

const MADE_FROM = ["src", "plugins", ".storybook"];
const AND = ["flags.config.ts", "package-lock.json", "tsconfig.json", "stories/StartHere.mdx"];
/** These are made from Storybook. */
const PICTURES = "pictures";

export default async function setup(): Promise<void> {
  process.env.TEST_STORYBOOK = await buildStorybook();
}

/**
 * Builds Storybook once for each state of what it is made from.
 * @param files of stories; when left out, all of them and the written pages
 */
export async function buildStorybook(files?: readonly string[]): Promise<string> {
  const entries = await readdir("stories", { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && entry.name !== PICTURES);
  const stories = folders.map(({ name }) => join("stories", name));
  const stamp = (await stampOf([...MADE_FROM, ...stories], AND)).slice(0, 16);
  const part = files === undefined ? "" : `-${createHash("sha256").update(files.join()).digest("hex").slice(0, 8)}`;
  return keptBuild(`storybook-${stamp}${part}`, async (folder) => {
    process.stdout.write(`Building Storybook${files === undefined ? "" : `, ${files.length} files of stories`} …\n`);
    // With the tests' own NODE_ENV the build would lack styles.
    const env = { ...process.env, NODE_ENV: "production", HAAT_STORYBOOK: "tests" };
    const args = ["build", "-o", folder, "--disable-telemetry", "--quiet"];
    if (files !== undefined) {
      Object.assign(env, { HAAT_STORIES: files.join() });
      // Leaves out the written pages and what is read from the types.
      args.push("--test");
    }
    await promisify(execFile)("node_modules/.bin/storybook", args, { maxBuffer: 64 * 1024 * 1024, env });
  });
}
