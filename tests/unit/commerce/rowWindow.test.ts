import { describe, expect, it } from "vitest";
import { type GridMeasures, roomAround, rowWindow } from "#commerce/product-card/rowWindow.ts";

const at = (top: number, given: Partial<GridMeasures> = {}) =>
  rowWindow({ count: 100_000, columns: 5, rowHeight: 400, top, screenHeight: 800, ahead: 200, ...given });

describe("the part of a long grid that is drawn", () => {
  it("is what the screen and a little beyond it show", () => {
    expect(at(200)).toEqual({ start: 0, end: 10, before: 0, after: 19_998 * 400 });
    expect(at(-4_000)).toMatchObject({ start: 45, end: 65, before: 9 * 400 });
  });

  it("keeps whole rows, and the grid as tall as all of them", () => {
    for (const top of [300, 0, -37, -1_999, -1_000_000, -7_999_900]) {
      const { start, end, before, after } = at(top);
      expect(start % 5).toBe(0);
      expect(before + Math.ceil((end - start) / 5) * 400 + after).toBe(20_000 * 400);
    }
  });

  it("reserves the space of the rest whatever is drawn, so that the page is as tall before it was measured", () => {
    const grid = { count: 103, columns: 5, rowHeight: 400 };
    expect(roomAround({ start: 0, end: 20 }, grid)).toEqual({ before: 0, after: 17 * 400 });
    expect(roomAround({ start: 20, end: 40 }, grid)).toEqual({ before: 4 * 400, after: 13 * 400 });
    expect(roomAround({ start: 100, end: 103 }, grid)).toEqual({ before: 20 * 400, after: 0 });
  });

  it("is as large in a list of 100,000 as in one of 100", () => {
    const size = (count: number) => {
      const { start, end } = at(-2_000, { count });
      return end - start;
    };
    expect(size(100)).toBe(size(100_000));
  });

  it("always draws a row, so that there is something to measure", () => {
    expect(at(5_000)).toMatchObject({ start: 0, end: 5 });
    expect(at(-9_000_000)).toMatchObject({ start: 99_995, end: 100_000 });
    expect(at(0, { count: 3 })).toEqual({ start: 0, end: 3, before: 0, after: 0 });
  });
});
