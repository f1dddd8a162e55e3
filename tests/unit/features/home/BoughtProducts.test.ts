import { expect, test } from "vitest";
import { BoughtProducts } from "../../../../src/features/home/BoughtProducts";
import type { ApiClient } from "../../../../src/kernel/http/ApiClient";
import type { ObservableQuery } from "../../../../src/kernel/query/ObservableQuery.types";
import type { QueryCache } from "../../../../src/kernel/query/QueryCache";
import { aProduct } from "../../../../stories/support/builders";
import { order, orderItem } from "../../../../stories/support/commerceBuilders";

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
