import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { compare, pack } from "#scripts/pictures/comparePictures.ts";

interface Card {
  /** px at which the price stands. */
  priceAt?: number;
  ground?: string;
  /** The line under the card's title, one pixel high. */
  hairline?: string;
  /** How dark an edge of a letter is: that differs from one Chromium to another. */
  edge?: string;
  width?: number;
}

/** A card with a price of three bars, each with soft edges. */
function card({
  priceAt = 20,
  ground = "#f6f8f6",
  hairline = "#e0e4e0",
  edge = "#909090",
  width = 240,
}: Card = {}): Promise<Buffer> {
  const bar = (x: number) =>
    `<rect x="${x}" y="60" width="6" height="24" fill="#16181b"/><rect x="${x + 6}" y="60" width="1" height="24" fill="${edge}"/>`;
  const bars = [0, 12, 24].map((at) => bar(priceAt + at)).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="120" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="${ground}"/><rect x="16" y="8" width="120" height="12" fill="#555"/><rect x="16" y="40" width="200" height="1" fill="${hairline}"/>${bars}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const changed = async (after: Card) => (await compare(await pack(await card()), await card(after)))?.why;

describe("pictures", () => {
  it("are the same when nothing differs", async () => {
    expect(await changed({})).toBeUndefined();
  });

  it("differ when a price has moved by one pixel", async () => {
    expect(await changed({ priceAt: 21 })).toContain("216 of them much");
  });

  it("differ when the ground is another token", async () => {
    expect(await changed({ ground: "#eef2ee" })).toContain("up to 240 in a row");
  });

  it("differ when a thin line is another token", async () => {
    expect(await changed({ hairline: "#d4dad4" })).toBe("200 pixels differ, 0 of them much, up to 200 in a row");
  });

  it("are the same when a surface is imperceptibly lighter", async () => {
    expect(await changed({ ground: "#f7f9f7" })).toBeUndefined();
  });

  it("differ when the size is another one", async () => {
    expect(await changed({ width: 244 })).toContain("240 × 120 is now 244 × 120");
  });

  it("are the same when another browser has drawn an edge of a letter a little darker", async () => {
    expect(await changed({ edge: "#707070" })).toBeUndefined();
  });
});
