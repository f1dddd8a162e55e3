import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { copyPglite } from "#tests/support/databases/databases.ts";
import { documentedBlocks } from "#tests/support/documentedBlocks.ts";

/** Files of Haat's folder that commands do not need: they run in a writable copy without these. */
const NOT_NEEDED = new Set([".git", ".data", "dist", "docs-static", "storybook-static"]);

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "haat-docs-"));
  for (const name of readdirSync(".")) if (!NOT_NEEDED.has(name)) symlinkSync(resolve(name), join(folder, name));
  await copyPglite("empty", join(folder, ".data/db"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const blocks = ["README.md", "docs/testing.md"].flatMap((document) =>
  documentedBlocks(document).map((block) => ({ document, block })),
);

it.each(blocks)("the commands of $document can be typed as they are: $block", ({ block }) => {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: join(folder, ".data"), SEED: "off" };
  const said = execFileSync("sh", ["-ec", block], {
    cwd: folder,
    env,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
  expect(said).not.toBe("");
});

it("each document that a newcomer follows has commands", () => {
  const documents = ["README.md", "docs/testing.md", "docs/operating.md"];
  expect(documents.filter((document) => documentedBlocks(document).length === 0)).toEqual([]);
});
