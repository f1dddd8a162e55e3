import sharp from "sharp";
import { expect, it } from "vitest";
import { pack } from "#scripts/pictures/comparePictures.ts";
import { pixelsOf } from "#scripts/pictures/pixelsOf.ts";

/** 64 × 8 px: a surface, and in it a slope of greys, as at the edge of a letter. */
async function picture(): Promise<Buffer> {
  const data = Buffer.alloc(64 * 8 * 3, 0xf6);
  for (let y = 0; y < 8; y += 1) {
    for (let x = 0; x < 16; x += 1) data.fill(100 + x * 5, (y * 64 + 40 + x) * 3, (y * 64 + 41 + x) * 3);
  }
  return sharp(data, { raw: { width: 64, height: 8, channels: 3 } })
    .png()
    .toBuffer();
}

it("surfaces keep their colour, and what changes from pixel to pixel is rounded", async () => {
  const { data } = await pixelsOf(await picture());
  const greyAt = (x: number) => data[x * 3];
  expect(greyAt(4)).toBe(0xf8);
  const slope = Array.from({ length: 16 }, (_, x) => greyAt(40 + x));
  expect(new Set(slope)).toEqual(new Set([96, 128, 160, 192]));
});

it("a picture that is kept reads as the one that was taken", async () => {
  const taken = await picture();
  expect(await pixelsOf(await pack(taken))).toEqual(await pixelsOf(taken));
});
