import sharp from "sharp";
import { expect, it } from "vitest";
import { looksAlike } from "#scripts/pictures/looksAlike.ts";

const card = (inside: string, width = 240) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="120" font-size="14"><rect width="100%" height="100%" fill="#fff"/>${inside}</svg>`,
    ),
  )
    .png()
    .toBuffer();
const bars = (x: number) =>
  Array.from({ length: 20 }, (_, at) => `<rect x="${x + at * 7}" y="40" width="2" height="12" fill="#222"/>`).join("");
const button = (fill: string) => `<rect x="16" y="70" width="96" height="40" fill="${fill}"/>`;

it("two browsers' letters look alike, a pixel further or a pixel wider", async () => {
  const before = await card(bars(16) + button("#1f7a3d"));
  expect(await looksAlike(before, await card(bars(17) + button("#1f7a3d")))).toBe(true);
  expect(await looksAlike(before, await card(bars(16) + button("#1f7a3d"), 241))).toBe(true);
});

it("another colour and a part that is missing do not look alike in any browser", async () => {
  const before = await card(bars(16) + button("#1f7a3d"));
  expect(await looksAlike(before, await card(bars(16) + button("#b3261e")))).toBe(false);
  expect(await looksAlike(before, await card(bars(16)))).toBe(false);
});
