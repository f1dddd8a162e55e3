import { expect, test } from "vitest";
import { pagesAtHand } from "../../../../src/app/navigation/pagesAtHand";
import type { PageCode, RouteEntry } from "../../../../src/kernel/plugin/Feature.types";

const code: PageCode = { Page: () => null };
const route = (path: string): RouteEntry => ({ path, access: "public", load: async () => code });
const [home, product, list, order, orders] = [
  "/",
  "/product/:productId",
  "/category/*",
  "/order/:orderId",
  "/order",
].map(route) as [RouteEntry, RouteEntry, RouteEntry, RouteEntry, RouteEntry];
const manifests = [
  { id: "a", routes: [home, product] },
  { id: "b", routes: [list, order, orders] },
];

test.each([
  ["a product from a list", [product], "/category/1", "/product/2", true],
  ["a product whose code is not there", [list], "/category/1", "/product/2", false],
  ["another product", [product], "/product/1", "/product/2", false],
  ["home from a product", [home], "/product/1", "", true],
  ["one of two pages with the same beginning", [order], "/", "/order/1", false],
  ["one of them when the code of both is there", [order, orders], "/", "/order/1", true],
  ["a page that the shop does not have", [home, product], "/", "/elsewhere", false],
])("%s", (_name, loaded, from, to, isAtHand) => {
  const ready = new Map(loaded.map((entry) => [entry, code]));
  for (const basePath of ["", "/fresh-basket"]) {
    expect(pagesAtHand(manifests, ready, basePath)(basePath + to, basePath + from)).toBe(isAtHand);
  }
});

test("code that comes later counts", () => {
  const ready = new Map<RouteEntry, PageCode>();
  const isAtHand = pagesAtHand(manifests, ready, "");
  ready.set(product, code);
  expect(isAtHand("/product/1", "/")).toBe(true);
});
