import { expect, it, vi } from "vitest";
import { remembered } from "#server/shared/remembered.ts";

it("computes an answer once, also an undefined one", () => {
  const of = vi.fn((text: string) => (text === "none" ? undefined : text.length));
  const ask = remembered(of);
  expect(["page", "page", "none", "none"].map(ask)).toEqual([4, 4, undefined, undefined]);
  expect(of).toHaveBeenCalledTimes(2);
});

it("remembers neither too many nor too long texts", () => {
  const of = vi.fn((text: string) => text.length);
  const ask = remembered(of, 2, 5);
  for (const text of ["a", "b", "c", "a", "too long", "too long"]) ask(text);
  expect(of.mock.calls.flat()).toEqual(["a", "b", "c", "a", "too long", "too long"]);
});
