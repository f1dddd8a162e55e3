import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { axeViolations } from "../tests/support/browser/axeViolations";
import { serveFolder } from "../tests/support/host/serveFolder";
import { buildStorybook } from "../tests/support/setup/storybook";
import { idsOf, storiesIn } from "../tests/support/storyFrame";
import { compare, pack } from "./pictures/comparePictures";
import { storyFilesOf } from "./pictures/storyFilesOf";
import { takePictures } from "./pictures/takePictures";
import { type Changed, writeReport } from "./pictures/writeReport";

/**
 * `npm run test:pictures`: compares pictures of stories with the committed ones in `stories/pictures`. Without arguments it
 * takes the stories that have some. An argument selects the stories whose ids begin with it: only these are built, and axe looks
 * at them too. `--accept` writes the pictures that
 * differ or are new. `--at http://127.0.0.1:6006` uses a running Storybook.
 */
const KEPT = "stories/pictures";
const REPORT = "node_modules/.cache/haat/pictures";
/** The design language: each of these stories has pictures. Any other one that once was accepted has some, too. */
const ALWAYS = /^(ui|foundations)-/;
/** It changes with every message of the specification, and shows no design. */
const NOT_KEPT = "foundations-messages--default";

/** Holds the version of Chromium that has taken the pictures. */
const CHROMIUM = "chromium.txt";

const words = process.argv.slice(2);
const isAccepting = words.includes("--accept");
const at = words.includes("--at") ? words[words.indexOf("--at") + 1] : undefined;
const wanted = words.filter((word) => !word.startsWith("--") && word !== at);

const began = performance.now();
const { origin, all, stop } = await open();
await mkdir(KEPT, { recursive: true });
const kept = await readdir(KEPT);
const isKept = (id: string) => ALWAYS.test(id) || kept.some((file) => file.startsWith(`${id}.`));
const isWanted = (id: string) => (wanted.length === 0 ? isKept(id) : wanted.some((word) => id.startsWith(word)));
const ids = all.filter((id) => id !== NOT_KEPT && isWanted(id));
const changed: Changed[] = [];
const fresh: string[] = [];
const wrong: string[] = [];
const seen = new Set<string>([CHROMIUM]);
const examine = wanted.length === 0 ? undefined : axeViolations;
let browser = "";
for await (const { view, png, troubles, chromium } of takePictures(origin, ids, examine)) {
  const { name } = view;
  browser = chromium;
  const path = join(KEPT, `${name}.webp`);
  seen.add(`${name}.webp`);
  wrong.push(...troubles.map((trouble) => `${name}: ${trouble}`));
  if (!existsSync(path)) {
    fresh.push(name);
    if (isAccepting) await writeFile(path, await pack(png));
    continue;
  }
  const before = await readFile(path);
  const difference = await compare(before, png);
  if (difference === undefined) continue;
  changed.push({ name, before, after: png, ...difference });
  if (isAccepting) await writeFile(path, await pack(png));
}
await stop();
const gone = wanted.length === 0 ? kept.filter((file) => !seen.has(file)) : [];
if (isAccepting) await Promise.all(gone.map((file) => rm(join(KEPT, file))));
if (isAccepting && wanted.length === 0) await writeFile(join(KEPT, CHROMIUM), `${browser}\n`);
await tell();

async function open() {
  if (at !== undefined) {
    const index = await fetch(`${at}/index.json`);
    return { origin: at, all: idsOf((await index.json()) as Parameters<typeof idsOf>[0]), stop: async () => {} };
  }
  const folder = await buildStorybook(await storyFilesOf(wanted));
  return { ...(await serveFolder(folder)), all: storiesIn(folder) };
}

async function tell(): Promise<void> {
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  say(`${seen.size - 1} pictures of ${ids.length} stories in ${seconds} s.`);
  for (const trouble of wrong) say(`! ${trouble}`);
  for (const { name, why } of changed) say(`× ${name}: ${why}`);
  for (const name of fresh) say(`+ ${name} is new`);
  for (const file of gone) say(`- ${file} has no story`);
  if (wrong.length > 0) process.exitCode = 1;
  const other = await readFile(join(KEPT, CHROMIUM), "utf8").catch(() => "");
  if (changed.length > 0 && other.trim() !== browser) {
    say(`They were taken with Chromium ${other.trim()}, and now with ${browser}, which may draw letters differently.`);
  }
  if (changed.length + fresh.length + gone.length === 0) return say("✓ All of them are as they were.");
  if (changed.length > 0) say(`Before, after and difference: ${await writeReport(REPORT, changed)}`);
  if (isAccepting) return say(`Accepted: look at ${KEPT} in \`git diff\`.`);
  say("`npm run test:pictures -- --accept` keeps them as they are now; with the same words it keeps those alone.");
  process.exitCode = 1;
}
