import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { idsOf, storiesIn } from "#tests/stories/storyFrame.ts";
import { axeViolations } from "#tests/support/browser/axeViolations.ts";
import { serveFolder } from "#tests/support/host/serveFolder.ts";
import { buildStorybook } from "#tests/support/setup/storybook.ts";
import { compare, pack } from "./pictures/comparePictures";
import { PictureReport } from "./pictures/PictureReport";
import { storyFilesOf } from "./pictures/storyFilesOf";
import { type Taken, takePictures } from "./pictures/takePictures";
import { viewsOf } from "./pictures/viewsOf";

/**
 * `npm run test:pictures`: compares pictures of all stories with the committed ones in `stories/pictures`. An argument selects
 * the stories whose ids begin with it: only these are built, and axe looks at them too. `--accept` writes the pictures that
 * differ or are new. `--at http://127.0.0.1:6006` uses a running Storybook.
 */
const KEPT = "stories/pictures";
const REPORT = "node_modules/.cache/haat/pictures";
/** Where `npm run storybook` is: the links of the report lead there. */
const STORYBOOK = "http://127.0.0.1:6006";
/** Not compared, because it changes with every message of the specification and shows no design. */
const NOT_KEPT = "foundations-messages--default";
/** The version of Chromium that took the pictures. */
const CHROMIUM = "chromium.txt";
/** From so many stories on, another browser is worth its start. */
const STORIES_OF_A_BROWSER = 12;
const BROWSERS = Math.min(4, availableParallelism());

const words = process.argv.slice(2);
const isAccepting = words.includes("--accept");
const at = words.includes("--at") ? words[words.indexOf("--at") + 1] : undefined;
const wanted = words.filter((word) => !word.startsWith("--") && word !== at);
const say = (line: string) => void process.stdout.write(`${line}\n`);

const began = performance.now();
const { origin, all, stop } = await open();
const report = new PictureReport(REPORT, at ?? STORYBOOK);
await Promise.all([mkdir(KEPT, { recursive: true }), report.start()]);
const ids = all.filter((id) => id !== NOT_KEPT && (wanted.length === 0 || wanted.some((word) => id.startsWith(word))));
const count = viewsOf(ids).length;
const changed: string[] = [];
const fresh: string[] = [];
const wrong: string[] = [];
const seen = new Set<string>([CHROMIUM]);
let browser = "";
await take();
await stop();
const gone = wanted.length === 0 ? (await readdir(KEPT)).filter((file) => !seen.has(file)) : [];
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

/** Several browsers divide the stories among them. */
async function take(): Promise<void> {
  const browsers = Math.min(BROWSERS, Math.ceil(ids.length / STORIES_OF_A_BROWSER));
  const examine = wanted.length === 0 ? undefined : axeViolations;
  const lookAt = async (part: string[]) => {
    for await (const taken of takePictures(origin, part, examine)) {
      browser = taken.chromium;
      await look(taken);
      tellProgress(seen.size - 1);
    }
  };
  await Promise.all(
    Array.from({ length: browsers }, (_, part) => lookAt(ids.filter((_id, index) => index % browsers === part))),
  );
}

async function look({ view: { name }, png, troubles }: Taken): Promise<void> {
  const path = join(KEPT, `${name}.webp`);
  seen.add(`${name}.webp`);
  wrong.push(...troubles.map((trouble) => `${name}: ${trouble}`));
  const before = existsSync(path) ? await readFile(path) : undefined;
  const difference = before && (await compare(before, png));
  if (before !== undefined && difference === undefined) return;
  if (difference === undefined) fresh.push(name);
  else changed.push(`${name}: ${difference.why}`);
  const pictures = { ...(before && { Before: before }), After: png, ...(difference && { Difference: difference.png }) };
  await report.add({ name, why: difference?.why ?? "New", pictures });
  if (isAccepting) await writeFile(path, await pack(png));
}

/** On a terminal the line is overwritten; elsewhere a line is printed from time to time. */
function tellProgress(done: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${count} pictures${done === count ? "\n" : ""}`);
  else if (done % 200 === 0 && done < count) say(`${done} of ${count} pictures`);
}

async function tell(): Promise<void> {
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  say(`${count} pictures of ${ids.length} stories in ${seconds} s.`);
  for (const trouble of wrong) say(`! ${trouble}`);
  for (const line of changed) say(`× ${line}`);
  for (const name of fresh) say(`+ ${name} is new`);
  for (const file of gone) say(`- ${file} has no story`);
  if (wrong.length > 0) process.exitCode = 1;
  const other = await readFile(join(KEPT, CHROMIUM), "utf8").catch(() => "");
  if (changed.length > 0 && other.trim() !== browser) {
    say(`They were taken with Chromium ${other.trim()}, and now with ${browser}, which may draw letters differently.`);
  }
  if (changed.length + fresh.length + gone.length === 0) return say("✓ All of them are as they were.");
  if (changed.length + fresh.length > 0) say(`Before, after and difference: ${await report.write()}`);
  if (isAccepting) return say(`Accepted: look at ${KEPT} in \`git diff\`.`);
  say("`npm run test:pictures -- --accept` keeps them as they are now; with the same words it keeps those alone.");
  process.exitCode = 1;
}
