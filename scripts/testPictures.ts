import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { serveFolder } from "../tests/support/host/serveFolder";
import setup from "../tests/support/setup/storybook";
import { idsOf, storiesIn } from "../tests/support/storyFrame";
import { compare, pack } from "./pictures/comparePictures";
import { takePictures } from "./pictures/takePictures";
import { type Changed, writeReport } from "./pictures/writeReport";

/**
 * `npm run test:pictures`: compares pictures of stories with the committed ones in `stories/pictures`. Without arguments it
 * takes the stories that have a picture. An argument selects the stories whose ids begin with it. `--accept` writes the
 * pictures that differ or are new. `--at http://127.0.0.1:6006` uses a running Storybook.
 */
const KEPT = "stories/pictures";
const REPORT = "node_modules/.cache/haat/pictures";

const words = process.argv.slice(2);
const isAccepting = words.includes("--accept");
const at = words.includes("--at") ? words[words.indexOf("--at") + 1] : undefined;
const wanted = words.filter((word) => !word.startsWith("--") && word !== at);

const { origin, all, stop } = await open();
await mkdir(KEPT, { recursive: true });
const kept = await readdir(KEPT);
const isKept = (id: string) => kept.some((file) => file.startsWith(`${id}.`));
const ids = all.filter((id) => (wanted.length === 0 ? isKept(id) : wanted.some((word) => id.startsWith(word))));
const changed: Changed[] = [];
const fresh: string[] = [];
const seen = new Set<string>();
for await (const { name, png } of takePictures(origin, ids)) {
  const path = join(KEPT, `${name}.png`);
  seen.add(`${name}.png`);
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
await tell();

async function open() {
  if (at !== undefined) {
    const index = await fetch(`${at}/index.json`);
    return { origin: at, all: idsOf((await index.json()) as Parameters<typeof idsOf>[0]), stop: async () => {} };
  }
  await setup();
  const folder = process.env.TEST_STORYBOOK ?? "";
  return { ...(await serveFolder(folder)), all: storiesIn(folder) };
}

async function tell(): Promise<void> {
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  say(`${seen.size} pictures of ${ids.length} stories.`);
  for (const { name, why } of changed) say(`× ${name}: ${why}`);
  for (const name of fresh) say(`+ ${name} is new`);
  for (const file of gone) say(`- ${file} has no story`);
  if (changed.length + fresh.length + gone.length === 0) return say("✓ All of them are as they were.");
  if (changed.length > 0) say(`Before, after and difference: ${await writeReport(REPORT, changed)}`);
  if (isAccepting) return say(`Accepted: look at ${KEPT} in \`git diff\`.`);
  say("`npm run test:pictures -- --accept` keeps them as they are now; with the same words it keeps those alone.");
  if (changed.length + gone.length > 0) process.exitCode = 1;
}
