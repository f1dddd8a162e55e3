import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

/** Every file of a whole build, by its place, with a hash of its bytes. */
async function build(): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), "haat-build-"));
  try {
    const env = { ...process.env, DIST_DIR: folder, NODE_ENV: "production" };
    await promisify(execFile)("node_modules/.bin/rspack", ["build"], { env, maxBuffer: 64 * 1024 * 1024 });
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    const hashed = files.map(async (file) => {
      return [
        relative(folder, file),
        createHash("sha256")
          .update(await readFile(file))
          .digest("hex"),
      ] as const;
    });
    return Object.fromEntries((await Promise.all(hashed)).sort());
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test("bar 22: two builds of the same source are the same, byte for byte, wherever they are made", async () => {
  const [first, second] = [await build(), await build()];
  expect(Object.keys(first).length).toBeGreaterThan(20);
  expect(second).toEqual(first);
}, 400_000);
