import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { deliberateFaults } from "../proof/deliberateFaults";

it.each(deliberateFaults)("a fault can still be put in on purpose: $what", ({ file, right }) => {
  expect(readFileSync(file, "utf8")).toContain(right);
});
