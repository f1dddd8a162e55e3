import { describe, expect, it } from "vitest";
import { firstShown } from "#server/platform/pictures/firstShown.ts";
import { WIDTHS } from "#server/platform/pictures/recipes.ts";
import { demoPictures } from "#server/platform/seed/demoStores.ts";

describe("the pictures that the demo stores show first", () => {
  const shown = [...firstShown([...demoPictures().keys()])];

  it("are made in sizes that can be requested, each once", () => {
    expect(shown.every(({ width, format }) => WIDTHS[format].includes(width))).toBe(true);
    const names = shown.map(({ file, width, format }) => `${file} ${width} ${format}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it("begin with the banners", () => {
    expect(shown[0]).toMatchObject({ file: expect.stringContaining("-banner-"), width: 960, format: "avif" });
    expect(shown.at(-1)?.file).toMatch(/-one\.webp$/);
  });
});
