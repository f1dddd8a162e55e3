import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { LONG_FILES, placeOf } from "#tests/support/setup/longFiles.ts";

test("each file that is started first is there, and comes before all others", () => {
  expect(LONG_FILES.filter((file) => !existsSync(file))).toEqual([]);
  const [first = "", second = ""] = LONG_FILES.map((file) => resolve(file));
  expect(placeOf(first)).toBeLessThan(placeOf(second));
  expect(placeOf(second)).toBeLessThan(placeOf(resolve("tests/e2e/account/login.test.ts")));
});
