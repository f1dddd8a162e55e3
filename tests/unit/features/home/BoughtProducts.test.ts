import { expect, test } from "vitest";
import { BoughtProducts } from "#features/home/BoughtProducts.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import type { ObservableQuery } from "#kernel/query/ObservableQuery.types.ts";
import type { QueryCache } from "#kernel/query/QueryCache.ts";
import { aProduct } from "#stories/support/builders.ts";
import { order, orderItem } from "#stories/support/commerceBuilders.ts";

const bought = (...orders: string[][]) => {
  const answer = {
    orders: orders.map((ids) =>
      order({ orderItems: ids.map((productId) => orderItem({ productId, productVariantId: `${productId}-v` })) }),
    ),
    totalPages: 1,
  };
  const queries = { observe: () => ({ data: answer }) } as unknown as QueryCache;
  const product = (id: string) =>
    ({ data: id === "gone" ? undefined : aProduct({ id }) }) as ObservableQuery<ReturnType<typeof aProduct>>;
  return new BoughtProducts({} as ApiClient, queries, { customerId: "c" }, { product }).products.map(({ id }) => id);
};

test("what was bought stands once, the newest order first, without what no longer exists", () => {
  expect(bought(["milk", "gone"], ["rice", "milk"])).toEqual(["milk", "rice"]);
});

test("at most five are offered, and none of an order that names no products (reading 34)", () => {
  expect(bought(["a", "b", "c", "d", "e", "f"])).toHaveLength(5);
  expect(bought([""])).toEqual([]);
});
