import { describe, expect, it } from "vitest";
import { catalogueColumns, homeGridColumns, popularProductsSize } from "#domain/catalogue/index.ts";

describe("spec 9: the home grid", () => {
  it.each([
    [6, { phone: 2, tablet: 3, desktop: 6 }],
    [5, { phone: 1, tablet: 2, desktop: 5 }],
    [4, { phone: 1, tablet: 2, desktop: 4 }],
    [1, { phone: 1, tablet: 1, desktop: 1 }],
  ])("of size %i has floor(n/2)-1, floor(n/2) and n columns", (grid, columns) => {
    expect(homeGridColumns(grid)).toEqual(columns);
  });

  it("fetches two times its size (reading 1)", () => {
    expect(popularProductsSize(6)).toBe(12);
  });
});

describe("spec 2.5: the catalogue grid", () => {
  it("has the store's columns on large screens", () => {
    expect(catalogueColumns(4).desktop).toBe(4);
  });
});
