import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { REACH, reachedBy } from "#scripts/testing/reach.ts";

const files = readdirSync("tests", { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".test.ts"));

it("names tests that exist", () => {
  const named = REACH.flatMap(({ tests }) => tests).filter((name) => name !== "itself");
  expect(named.filter((name) => !files.some((file) => file.startsWith(name)))).toEqual([]);
});

it("finds a screen's tests, a test itself, and the journey for a change with a wide effect", () => {
  expect(reachedBy(["src/features/search/pages/SearchPage.tsx"])).toEqual(["tests/e2e/catalogue/search"]);
  expect(reachedBy(["tests/e2e/checkout/cart.test.ts"])).toEqual(["tests/e2e/checkout/cart.test.ts"]);
  expect(reachedBy(["src/kernel/http/ApiClient.ts", "README.md"])).toContain("tests/e2e/whole/journey");
});
