import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { buildInto, buildWith } from "#tests/support/builds/buildWith.ts";
import { WITHOUT_SOME } from "#tests/support/builds/buildWithoutSome.ts";

/** Every file of a build by its path, with a hash of its bytes. */
async function filesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hashed = files.map(async (file) => {
    const hash = createHash("sha256").update(await readFile(file));
    return [relative(folder, file), hash.digest("hex")] as const;
  });
  return Object.fromEntries((await Promise.all(hashed)).sort());
}

test("bar 22: two builds of the same source are the same, byte for byte, wherever they are made", async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), "haat-build-"));
  try {
    await buildInto(elsewhere, WITHOUT_SOME, "all");
    const [first, second] = [await filesOf(await buildWith(WITHOUT_SOME, "all")), await filesOf(elsewhere)];
    expect(Object.keys(first).length).toBeGreaterThan(20);
    expect(second).toEqual(first);
  } finally {
    await rm(elsewhere, { recursive: true, force: true });
  }
});
