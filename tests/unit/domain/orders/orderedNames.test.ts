import { expect, test } from "vitest";
import type { OrderItem } from "#contract/sale/orders.ts";
import { orderedNames } from "#domain/orders/index.ts";

const items = (...names: string[]) => names.map((productName) => ({ productName }) as OrderItem);

test.each([
  [items("Milk"), "Milk"],
  [items("Milk", "Bread"), "Milk and Bread"],
  [items("Milk", "Bread", "Eggs"), "Milk, Bread and 1 more"],
  [items("Milk", "Bread", "Eggs", "Rice", "Dal"), "Milk, Bread and 3 more"],
  [items("Milk", "Milk", "Bread"), "Milk and Bread"],
  [items("", "Bread"), "Bread"],
  [[], ""],
  // Another platform may leave the items out of its list (reading 34).
  [undefined, ""],
])("what was bought, in words: %#", (orderItems, words) => {
  expect(orderedNames({ orderItems })).toBe(words);
});

test("nothing is named where the platform leaves the items out", () => {
  expect(orderedNames({})).toBe("");
});
