import { expect, test } from "vitest";
import { readsAtLoading, spokenMistakes } from "#scripts/checks/spokenWords.ts";

test.each([
  "const REFUSALS = { 404: words.nothingHere };",
  "class Codes { text = words.nothingHere; }",
  "export const gone = [words.nothingHere];",
])("a text that a module reads while it loads is found: %s", (source) => {
  expect(readsAtLoading(source)).toEqual(["nothingHere"]);
});

test.each([
  "const REFUSALS = { 404: () => words.nothingHere };",
  "class Codes { say() { return words.nothingHere; } }",
  "function say(text = words.nothingHere) {}",
])("a text that is read while a call is handled is right: %s", (source) => {
  expect(readsAtLoading(source)).toEqual([]);
});

test("the platform reads each of its messages, and none too early", () => {
  expect(spokenMistakes()).toEqual([]);
});
