import { expect, it } from "vitest";
import { readMessages } from "../../../.storybook/messages";

it("every message of the specification is used somewhere", () => {
  const messages = readMessages();
  expect(messages.length).toBeGreaterThan(30);
  expect(messages.filter(({ file }) => file === "").map(({ words }) => words)).toEqual([]);
});
