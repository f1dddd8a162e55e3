import { expect, it } from "vitest";
import { readMessages } from "../../../.storybook/messages";

it("every message that the specification fixes is said somewhere", () => {
  const messages = readMessages();
  expect(messages.length).toBeGreaterThan(30);
  expect(messages.filter(({ file }) => file === "").map(({ words }) => words)).toEqual([]);
});
