import { expect, it } from "vitest";
import { wholeList } from "#domain/catalogue/index.ts";

const items = (count: number) => Array.from({ length: count }, (_, index) => index);

it.each([
  ["the platform's word counts", { count: 20, page: 2, total: 95 }, { length: 20, total: 95 }],
  ["a page that is not full is the last one", { count: 7, page: 3, total: undefined }, { length: 7, total: 47 }],
  ["an empty page ends the list before it", { count: 0, page: 3, total: undefined }, { length: 0, total: 40 }],
  ["after a full page more may follow", { count: 20, page: 1, total: undefined }, { length: 20, total: undefined }],
  ["more than was asked for is the whole list", { count: 50, page: 3, total: undefined }, { length: 10, total: 50 }],
])("%s (reading 34)", (_, { count, page, total }, expected) => {
  const found = wholeList(items(count), { page, size: 20, total });
  expect({ length: found.items.length, total: found.total }).toEqual(expected);
});
