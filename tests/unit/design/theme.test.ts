import { describe, expect, it } from "vitest";
import { contrast, luminance, parseColour } from "#design/theme/colours/colour.ts";
import { readableOn, textOn } from "#design/theme/colours/readableOn.ts";
import { SHADE_STEPS, shades } from "#design/theme/colours/shades.ts";
import { createStoreTheme, DEFAULT_COLOURS } from "#design/theme/createStoreTheme.ts";

const AWKWARD = [
  "#ffffff",
  "#000000",
  "#ffff00",
  "#ffeb3b",
  "#39ff14",
  "#00ffff",
  "#ff00ff",
  "#ff0000",
  "#0000ff",
  "#808080",
  "#777777",
  "#c0c0c0",
  "#f5f5dc",
  "#ffc0cb",
  "#001f3f",
  "#7fff00",
  "#fffdd0",
  "#8b4513",
  "#111111",
  "#fefefe",
  "#ff7f50",
];

/** Every pair of text and background colour in the design. */
const PAIRS: [text: string, ground: string][] = [
  ["haat-text", "haat-ground"],
  ["haat-text", "haat-ground-raised"],
  ["haat-text", "haat-ground-sunken"],
  ["haat-text-soft", "haat-ground"],
  ["haat-text-soft", "haat-ground-raised"],
  ["haat-text-soft", "haat-ground-sunken"],
  ["haat-price", "haat-ground-raised"],
  ["haat-mrp", "haat-ground-raised"],
  ["haat-mrp", "haat-ground"],
  ["haat-saving", "haat-ground-raised"],
  ["haat-saving", "haat-ground"],
  ["haat-on-primary", "haat-primary-fill"],
  ["haat-on-primary", "haat-primary-fill-hover"],
  ["haat-on-primary", "haat-primary-fill-pressed"],
  ["haat-primary-text", "haat-ground"],
  ["haat-primary-text", "haat-ground-raised"],
  ["haat-primary-text", "haat-ground-sunken"],
  ["haat-primary-text", "haat-primary-tint"],
  ["haat-primary-text", "haat-primary-tint-hover"],
  ["haat-text", "haat-primary-tint"],
  ["haat-on-secondary", "haat-secondary-fill"],
  ["haat-secondary-text", "haat-secondary-tint"],
  ["haat-secondary-text", "haat-ground-raised"],
  ["haat-on-ribbon", "haat-ribbon"],
  ["haat-announcement-text", "haat-announcement-ground"],
  ["haat-success", "haat-success-tint"],
  ["haat-warning", "haat-warning-tint"],
  ["haat-danger", "haat-danger-tint"],
  ["haat-danger", "haat-ground"],
  ["haat-danger", "haat-ground-raised"],
  ["haat-info", "haat-info-tint"],
  ["colorNeutralForeground1", "colorNeutralBackground1"],
  ["colorNeutralForegroundOnBrand", "colorBrandBackground"],
  ["colorBrandForegroundLink", "colorNeutralBackground1"],
];

describe("shades (spec 9)", () => {
  it("keeps the base exactly at 500", () => {
    expect(shades("#0F6B4F")[500]).toBe("#0f6b4f");
  });

  it("mixes lightness by 50, 25, 15 and 5 percent up and 5, 15, 25 and 35 percent down", () => {
    expect(shades("#808080")).toEqual({
      100: "#c0c0c0",
      200: "#a0a0a0",
      300: "#939393",
      400: "#868686",
      500: "#808080",
      600: "#7a7a7a",
      700: "#6d6d6d",
      800: "#606060",
      900: "#535353",
    });
  });

  it.each(AWKWARD)("never gets lighter from 100 to 900 for %s", (colour) => {
    const lights = SHADE_STEPS.map((step) => luminance(shades(colour)[step]));
    expect(lights).toEqual([...lights].sort((a, b) => b - a));
  });
});

describe("readable colours", () => {
  it.each(AWKWARD)("corrects %s to 4.5 : 1 on white and on near-black", (colour) => {
    expect(contrast(readableOn(colour, "#ffffff"), "#ffffff")).toBeGreaterThanOrEqual(4.5);
    expect(contrast(readableOn(colour, "#1b1c1e"), "#1b1c1e")).toBeGreaterThanOrEqual(4.5);
    expect(contrast(textOn(colour), colour)).toBeGreaterThanOrEqual(4.5);
  });

  it("leaves a readable colour as it is", () => {
    expect(readableOn("#0f6b4f", "#ffffff")).toBe("#0f6b4f");
  });

  it.each(AWKWARD.flatMap((colour) => [[colour, false] as const, [colour, true] as const]))(
    "draws every pair of text and ground at 4.5 : 1 for %s, dark %s (bar 21)",
    (colour, dark) => {
      for (const theme of [
        createStoreTheme({ primary: colour, secondary: colour, neutral: colour }, dark, {
          backgroundColor: colour,
          color: colour,
        }),
        createStoreTheme({ ...DEFAULT_COLOURS, primary: colour }, dark),
        createStoreTheme({ ...DEFAULT_COLOURS, neutral: colour }, dark),
      ]) {
        const values = theme as unknown as Record<string, string>;
        for (const [text, ground] of PAIRS) {
          const ratio = contrast(values[text] ?? "", values[ground] ?? "");
          expect(ratio, `${text} ${values[text]} on ${ground} ${values[ground]}`).toBeGreaterThanOrEqual(4.5);
        }
      }
    },
  );
});

describe("a store's colours are data from outside (bar 12)", () => {
  it.each(["red;}body{display:none", "url(javascript:alert(1))", "", "#12", undefined, null])("refuses %s", (text) => {
    expect(parseColour(text)).toBeUndefined();
    const theme = createStoreTheme({ primary: text, secondary: text, neutral: text });
    expect(theme["haat-primary-500"]).toBe(DEFAULT_COLOURS.primary);
  });

  it("reads short, long and functional notation", () => {
    expect(parseColour("#fa0")).toEqual({ r: 255, g: 170, b: 0 });
    expect(parseColour(" #FFAA0080 ")).toEqual({ r: 255, g: 170, b: 0 });
    expect(parseColour("rgb(1, 2, 300)")).toEqual({ r: 1, g: 2, b: 255 });
  });
});
