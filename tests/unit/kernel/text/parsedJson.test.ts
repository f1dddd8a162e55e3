import { expect, it } from "vitest";
import { parsedJson } from "#kernel/text/parsedJson.ts";

it("is undefined for a text that is no JSON, and for a missing one", () => {
  expect(['{"a":1}', "[]", "{", "", "null", null].map(parsedJson)).toEqual([
    { a: 1 },
    [],
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
