import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { stampOf } from "../../../scripts/build/sourceStamp";
import { keptBuild } from "../builds/keptBuild";

const MADE_FROM = ["src", "plugins", "stories", ".storybook"];
const AND = ["flags.config.ts", "package-lock.json", "tsconfig.json"];

/** Builds Storybook once for each state of what it is made from. */
export default async function setup(): Promise<void> {
  const stamp = await stampOf(MADE_FROM, AND);
  process.env.TEST_STORYBOOK = await keptBuild(`storybook-${stamp.slice(0, 16)}`, async (folder) => {
    process.stdout.write("Building Storybook …\n");
    // With the tests' own NODE_ENV the build would lack styles.
    const env = { ...process.env, NODE_ENV: "production" };
    const args = ["build", "-o", folder, "--disable-telemetry", "--quiet"];
    await promisify(execFile)("node_modules/.bin/storybook", args, { maxBuffer: 64 * 1024 * 1024, env });
  });
}
