import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { compare, pack } from "../../../scripts/pictures/comparePictures";

interface Card {
  /** px at which the price stands. */
  priceAt?: number;
  ground?: string;
  /** How dark an edge of a letter is: that differs from one Chromium to another. */
  edge?: string;
  width?: number;
}

/** A card with a price of three bars, each with soft edges. */
function card({ priceAt = 20, ground = "#f6f8f6", edge = "#909090", width = 240 }: Card = {}): Promise<Buffer> {
  const bar = (x: number) =>
    `<rect x="${x}" y="60" width="6" height="24" fill="#16181b"/><rect x="${x + 6}" y="60" width="1" height="24" fill="${edge}"/>`;
  const bars = [0, 12, 24].map((at) => bar(priceAt + at)).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="120" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="${ground}"/><rect x="16" y="8" width="120" height="12" fill="#555"/>${bars}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const changed = async (after: Card) => (await compare(await pack(await card()), await card(after)))?.why;

describe("pictures", () => {
  it("are the same where nothing differs", async () => {
    expect(await changed({})).toBeUndefined();
  });

  it("differ where a price has moved by one pixel", async () => {
    expect(await changed({ priceAt: 21 })).toMatch(/pixels differ much/);
  });

  it("differ where the ground is another token", async () => {
    expect(await changed({ ground: "#eef2ee" })).toMatch(/100\.0 %|9\d\.\d %/);
  });

  it("differ where the size is another one", async () => {
    expect(await changed({ width: 244 })).toContain("240 × 120 is now 244 × 120");
  });

  it("are the same where another browser has drawn an edge of a letter a little darker", async () => {
    expect(await changed({ edge: "#707070" })).toBeUndefined();
  });
});
