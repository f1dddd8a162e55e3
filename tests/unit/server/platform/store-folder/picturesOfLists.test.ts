import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { checkFolder } from "#server/platform/storeFolder/checkFolder.ts";
import { keptPicture } from "#server/platform/storeFolder/pictures/keptPicture.ts";
import { readFolder } from "#server/platform/storeFolder/readFolder.ts";
import { exampleFolder } from "#tests/support/folders/exampleFolder.ts";

/** Of one colour, as a phone writes it. */
const HEIC = "tests/support/folders/phone-photo.heic";
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#7b1e2b" }, limitInputPixels: false });

describe("pictures of a folder", () => {
  const place = mkdtempSync(join(tmpdir(), "haat-pictures-"));
  const refusedOf = async (name: string, bytes: Buffer) => {
    const folder = mkdtempSync(join(place, "one-"));
    mkdirSync(join(folder, "pictures"));
    writeFileSync(join(folder, "pictures", name), bytes);
    const { files } = await readFolder(folder, () => {});
    return files.pictures.get(name)?.refused;
  };
  let photo: Buffer;
  beforeAll(async () => {
    photo = await sharp(await blank(600, 400).png().toBuffer())
      .jpeg()
      .toBuffer();
  });
  afterAll(() => rmSync(place, { recursive: true }));

  it.each(["jpeg", "png", "webp", "gif", "avif"] as const)(
    "in %s are accepted when complete, and refused when their end is missing",
    async (format) => {
      const whole = await sharp(Buffer.from(Array.from({ length: 120_000 }, (_, at) => (at * 7919) % 251)), {
        raw: { width: 200, height: 200, channels: 3 },
      })
        .toFormat(format)
        .toBuffer();
      expect(await refusedOf(`a.${format}`, whole)).toBeUndefined();
      expect(await refusedOf(`b.${format}`, whole.subarray(0, whole.length / 2))).toMatch(/broken/);
    },
  );

  it("of a phone are accepted as HEIC, and stored as JPEG", async () => {
    const bytes = await readFile(HEIC);
    expect(await refusedOf("IMG_0001.HEIC", bytes)).toBeUndefined();
    expect(await sharp(await keptPicture(bytes)).metadata()).toMatchObject({
      format: "jpeg",
      width: 900,
      height: 1200,
    });
    // The decoder's own words are nothing for programs that read what a command says.
    const log = vi.spyOn(console, "log");
    expect(await refusedOf("IMG_0002.HEIC", bytes.subarray(0, bytes.length / 2))).toMatch(/broken/);
    expect(log).not.toHaveBeenCalled();
  });

  it("of 140 million pixels are accepted, and stored at a size that browsers draw fast", async () => {
    const bytes = await blank(14_000, 10_000).jpeg().toBuffer();
    expect(await refusedOf("large.jpg", bytes)).toBeUndefined();
    expect(await sharp(await keptPicture(bytes)).metadata()).toMatchObject({
      format: "jpeg",
      width: 4096,
      height: 2926,
    });
    expect(await keptPicture(photo)).toBe(photo);
  });

  it("of more pixels than any phone makes, and files that are no pictures, are refused", async () => {
    expect(await refusedOf("huge.png", await blank(15_000, 14_000).png().toBuffer())).toMatch(
      /more than 200 million pixels/,
    );
    expect(await refusedOf("a.jpg", Buffer.from("<html>"))).toMatch(/no picture/);
    expect(
      await refusedOf("a.png", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
    ).toMatch(/it is SVG/);
  });

  it.each([
    ["in other capitals", "Mango.PNG", 1],
    ["between commas", "mango.png, banana.png,turmeric.png", 3],
    ["between semicolons and bars", "mango.png; banana.png|turmeric.png", 3],
    ["one in a line", "mango.png\nbanana.png", 2],
    ["with a comma in its name", "one, two.png", 1],
    ["under pictures/", "pictures/mango.png", 1],
  ])("are found by their names %s", async (_, cell, count) => {
    const files = await exampleFolder({
      "products.csv": `handle,title,category,sku,price,stock,pictures\na,A,fruits,A,1,1,"${cell}"`,
    });
    const pictures = new Map([...files.pictures, ["one, two.png", { path: "pictures/one, two.png", key: "k" }]]);
    const { folder, problems } = checkFolder({ ...files, pictures });
    expect(problems).toEqual([]);
    expect(folder?.products[0]?.variants[0]?.imagePathList).toHaveLength(count);
  });
});
