import { describe, expect, it } from "vitest";
import { compareMediaQueries } from "../../../src/ui/theme/rules/compareMediaQueries";

describe("the order of media queries", () => {
  it("lets the wider minimum, the narrower maximum and the shopper's preferences win", () => {
    const sorted = [
      "",
      "(max-width: 1023px)",
      "(max-width: 767px)",
      "(min-width: 768px)",
      "(min-width: 1024px)",
      "(min-width: 1280px)",
      "(pointer: coarse)",
      "(prefers-reduced-motion: reduce)",
    ];
    expect([...sorted].reverse().sort(compareMediaQueries)).toEqual(sorted);
  });
});
