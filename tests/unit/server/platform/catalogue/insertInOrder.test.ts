import { expect, it } from "vitest";
import { insertInOrder } from "#server/platform/services/store/catalogue/shelf/insertInOrder.ts";

it.each<[known: number[], given: number[], order: number[]]>([
  [[], [1, 2, 3], [1, 2, 3]],
  [
    [1, 2, 3],
    [0, 1, 2, 4],
    [0, 1, 2, 4, 3],
  ],
  [
    [1, 2, 3],
    [3, 1],
    [1, 2, 3],
  ],
  [
    [1, 2],
    [7, 8],
    [1, 2, 7, 8],
  ],
  [
    [1, 3],
    [1, 2, 3],
    [1, 2, 3],
  ],
])("the values %j of an option and then %j are shown in the owner's order (ADR 69)", (known, given, order) => {
  const merged = [...known];
  insertInOrder(merged, given);
  expect(merged).toEqual(order);
});
