import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { deliberateFaults } from "#tests/proof/deliberateFaults.ts";

it.each(deliberateFaults)("the code that a deliberate fault replaces is still there: $what", ({ file, right }) => {
  expect(readFileSync(file, "utf8")).toContain(right);
});
