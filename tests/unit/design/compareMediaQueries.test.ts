import { describe, expect, it } from "vitest";
import { compareMediaQueries } from "#design/theme/rules/compareMediaQueries.ts";

describe("the order of media queries", () => {
  it("lets the wider minimum, the narrower maximum and the shopper's preferences win", () => {
    const sorted = [
      "",
      "(max-width: 63.9375em)",
      "(max-width: 47.9375em)",
      "screen and (max-width: 480px)",
      "(max-width: 22.4375em)",
      "(min-width: 48em)",
      "(min-width: 868px)",
      "(min-width: 64em)",
      "(min-width: 80em)",
      "(pointer: coarse)",
      "(prefers-reduced-motion: reduce)",
    ];
    expect([...sorted].reverse().sort(compareMediaQueries)).toEqual(sorted);
  });
});
