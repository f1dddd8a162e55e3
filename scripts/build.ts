import { readdir, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { readFlags } from "../flags.config";
import { compress } from "./build/compress";
import { discard, putBack, setAside } from "./build/formerBuilds";
import { readLanguages } from "./build/languages";
import { writeStamp } from "./build/sourceStamp";
import { run } from "./run";

/**
 * `npm run build`: writes the browser's files, the prerender and the server to dist/, with .br and .gz beside the files.
 * Keeps the browser's files of the last builds, so that an open tab survives a deployment (docs/deploying.md).
 */
checkSettings();
const began = Date.now();
const dist = process.env.DIST_DIR ?? "dist";
/** The new build is made beside the former one, which stays in use if it fails. */
const next = join(dist, "next");
const keep = keptBuilds(process.env.KEEP_BUILDS || "5");
const former = await formerBuilds();
try {
  process.stdout.write("Building browser, prerender and server …\n");
  const { code } = await run("rspack", ["build"], { env: { DIST_DIR: next } });
  if (code !== 0) process.exitCode = code;
  else await finish();
} finally {
  await Promise.all([discard(former), rm(next, { recursive: true, force: true })]);
}

/** Shows a wrong flag or language as one sentence; the bundler would show a stack through its configuration. */
function checkSettings(): void {
  try {
    readFlags(process.env);
    readLanguages(process.env, ".");
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}

async function finish(): Promise<void> {
  for (const part of await readdir(next)) {
    await rm(join(dist, part), { recursive: true, force: true });
    await rename(join(next, part), join(dist, part));
  }
  process.stdout.write("Compressing …\n");
  await compress(join(dist, "browser/assets"));
  await putBack(dist, former, keep);
  // The stamp describes dist/, where `npm start` looks for a build.
  if (resolve(dist) === resolve("dist")) await writeStamp();
  process.stdout.write(`Built ${dist}/ in ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
}

/** The former builds in the output folder, or in the folder of the release that shoppers have open now (FORMER_DIST). */
async function formerBuilds() {
  const named = process.env.FORMER_DIST;
  const found = await setAside(named || dist);
  if (named && found === undefined) {
    process.stderr.write(`FORMER_DIST is "${named}", where no build is; set it to the folder of the release before.\n`);
    process.exit(1);
  }
  return found;
}

function keptBuilds(value: string): number {
  if (/^\d{1,3}$/.test(value)) return Number(value);
  process.stderr.write(`KEEP_BUILDS is "${value}"; set it to a number of builds, such as 5.\n`);
  process.exit(1);
}
