import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { alsoTaken } from "#scripts/pictures/alsoTaken.ts";
import { compare } from "#scripts/pictures/comparePictures.ts";
import { looksAlike } from "#scripts/pictures/looksAlike.ts";
import { takePictures } from "#scripts/pictures/takePictures.ts";
import { serveFolder } from "#tests/support/host/serveFolder.ts";
import { storiesIn } from "./storyFrame";

const FOLDER = "stories/pictures";
/** What every screen is made of; `npm run test:pictures` compares all that are kept (ADR 36). */
const IDS = [
  "foundations-colours--default",
  "foundations-elevation--default",
  "foundations-spacing--default",
  "foundations-states--default",
  "foundations-type--default",
  "ui-product-card-productcard--default",
];
let site: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  site = await serveFolder(process.env.TEST_STORYBOOK ?? "");
});
afterAll(() => site.stop());

test("every story with additional pictures exists", () => {
  const all = new Set(storiesIn(process.env.TEST_STORYBOOK ?? ""));
  const listed = Object.values(alsoTaken).flat();
  expect(listed.filter((id) => !all.has(id))).toEqual([]);
});

test("the foundations and the product card look like their committed pictures", async () => {
  const committed = (await readFile(join(FOLDER, "chromium.txt"), "utf8")).trim();
  const changed: string[] = [];
  let taken = 0;
  for await (const { view, png, chromium, troubles } of takePictures(site.origin, IDS)) {
    taken += 1;
    const before = await readFile(join(FOLDER, `${view.name}.webp`));
    // Two versions of Chromium draw letters differently.
    const isSame = chromium === committed ? (await compare(before, png)) === undefined : await looksAlike(before, png);
    if (!isSame) changed.push(view.name);
    changed.push(...troubles);
  }
  expect(taken).toBeGreaterThan(IDS.length * 2);
  expect(changed, "npm run test:pictures shows before and after, and accepts a change").toEqual([]);
});
