import { expect, it } from "vitest";
import { parsedJson } from "#kernel/text/parsedJson.ts";

it("has no value for what is no JSON, and for what was never stored", () => {
  expect(['{"a":1}', "[]", "{", "", "null", null].map(parsedJson)).toEqual([
    { a: 1 },
    [],
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
