import { expect, test } from "vitest";
import { cartSignature } from "#domain/checkout/cartSignature.ts";
import { cartItem } from "#stories/support/commerceBuilders.ts";

const item = (productVariantId: string, quantity = 1, sellingPrice = 10) =>
  cartItem({ productVariantId, quantity, sellingPrice });

test("carts with the same lines are equal, in whatever order", () => {
  expect(cartSignature([item("a"), item("b", 2)])).toBe(cartSignature([item("b", 2), item("a")]));
});

test("another quantity, price, variant or number of lines makes another cart", () => {
  const carts = [
    [item("a")],
    [item("a", 2)],
    [item("a", 1, 11)],
    [item("b")],
    [item("a"), item("b")],
    [item("a×1@10b")],
    [],
  ];
  expect(new Set(carts.map(cartSignature)).size).toBe(carts.length);
});
