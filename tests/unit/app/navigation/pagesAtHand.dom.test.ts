import { expect, test } from "vitest";
import { pagesAtHand } from "#app/navigation/pagesAtHand.ts";

const loaded = { has: ({ pathname, search }: URL) => `${pathname}${search}`.endsWith("/product/2?variant=3") };

test.each([
  ["a product from a list", "/category/1?page=2", "/product/2", "?variant=3", true],
  ["a product from home", "/", "/product/2", "?variant=3", true],
  ["a product from home with a query", "/?from=letter", "/product/2", "?variant=3", true],
  ["a page whose code is not there", "/product/2", "/category/1", "", false],
  ["another product", "/product/1", "/product/2", "?variant=3", false],
])("%s", (_name, path, pathname, search, isAtHand) => {
  for (const basePath of ["", "/fresh-basket"])
    expect(pagesAtHand(loaded, { path }, basePath)({ pathname: basePath + pathname, search })).toBe(isAtHand);
});

test("home, with and without its last slash", () => {
  const has = pagesAtHand({ has: () => true }, { path: "/?page=2#top" }, "/fresh-basket");
  for (const pathname of ["/fresh-basket", "/fresh-basket/"]) expect(has({ pathname, search: "" })).toBe(false);
});
