import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";

/** A busy machine may be slow. */
const PATIENT = { timeout: 30_000 };

vi.mock("#server/platform/pictures/recipes.ts", { spy: true });

// The test files of one worker share modules. These must be loaded with the spies, and no later file may get them so.
vi.resetModules();
const [{ PictureCache }, recipes] = await Promise.all([
  import("#server/platform/pictures/PictureCache.ts"),
  import("#server/platform/pictures/recipes.ts"),
]);
afterAll(() => vi.resetModules());

test("at most two pictures are encoded at once, and all of them get their turn", async () => {
  const folder = await mkdtemp(join(tmpdir(), "haat-pictures-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const source = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  const begun: (() => void)[] = [];
  vi.mocked(recipes.encoded).mockImplementation(async () => {
    await new Promise<void>((go) => begun.push(go));
    return source;
  });
  const cache = new PictureCache(folder, 1_000_000);
  const asked = ["a", "b", "c", "d", "e"].map((version) => cache.resized(async () => source, version, 96));
  for (let made = 0; made < asked.length; made++) {
    await vi.waitFor(() => expect(begun.length).toBe(Math.min(made + 2, asked.length)), PATIENT);
    begun[made]?.();
  }
  expect(await Promise.all(asked)).toEqual(asked.map(() => source));
});
