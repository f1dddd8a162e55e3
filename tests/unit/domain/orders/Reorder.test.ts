import { expect, test } from "vitest";
import type { Product, ProductVariant } from "#contract/catalogue/products.ts";
import { Reorder } from "#domain/orders/index.ts";
import { HttpError, NetworkError, UnknownOutcome } from "#kernel/http/errors.ts";
import { CoreQueryCache } from "#kernel/query/CoreQueryCache.ts";
import { aProduct, aVariant } from "#stories/support/builders.ts";
import { cartItem, orderItem } from "#stories/support/commerceBuilders.ts";
import { cartHarness } from "../cart/cartHarness";
import { FakeApi, FakeNotices } from "../support/fakes";

const item = (id: string, quantity = 2) =>
  orderItem({ productId: `p-${id}`, productVariantId: `v-${id}`, productName: id, quantity, sellingPrice: 34 });

const sold = (id: string, variant: Partial<ProductVariant> = {}, product: Partial<Product> = {}) =>
  aProduct({ id: `p-${id}`, name: id, variants: [aVariant({ variantId: `v-${id}`, ...variant })], ...product });

async function reordering(products: Product[], options: Parameters<typeof cartHarness>[0] = {}) {
  const harness = cartHarness({ latency: 1, ...options });
  harness.store.start();
  await harness.store.reload();
  const api = new FakeApi(({ params }) => {
    const product = products.find(({ id }) => id === params.id);
    if (product === undefined) throw new HttpError(404, "NOT_FOUND", "This product was not found");
    return product;
  });
  const notices = new FakeNotices();
  const build = () => new Reorder({ api, queries: new CoreQueryCache(), cart: harness.store, notices });
  return { ...harness, products: api, said: notices, build, reorder: build() };
}

const nothing = { priceChanged: [], fewer: [], gone: [], refused: [] };

test("an order's items are put into the cart in their quantities, a call a line", async () => {
  const { reorder, api, notices, quantityThere } = await reordering([sold("milk"), sold("bread")]);
  await reorder.run({ orderItems: [item("milk", 3), item("bread")] });
  expect(reorder.result).toEqual({ total: 2, complete: 2, ...nothing });
  expect([quantityThere("v-milk"), quantityThere("v-bread")]).toEqual([3, 2]);
  expect(api.to("add-item").map(({ body }) => body.quantity)).toEqual([3, 2]);
  expect(notices.messages).toEqual([]);
});

test("what is dearer, short or gone is named", async () => {
  const products = [
    sold("dearer", { sellingPrice: 36.5 }),
    sold("fewer", { availableQuantity: 1 }),
    sold("sold out", { availableQuantity: 0 }),
    sold("hidden", { isVisible: false }),
    sold("other variant", { variantId: "v-else" }),
  ];
  const { reorder, quantityThere } = await reordering(products);
  const orderItems = ["dearer", "fewer", "sold out", "hidden", "other variant", "vanished"].map((id) => item(id));
  await reorder.run({ orderItems });
  expect(reorder.result).toMatchObject({
    total: 6,
    complete: 1,
    priceChanged: [{ name: "dearer", wasPaise: 3_400, nowPaise: 3_650 }],
    fewer: [{ name: "fewer", wanted: 2, got: 1 }],
    gone: [{ name: "sold out" }, { name: "hidden" }, { name: "other variant" }, { name: "vanished" }],
  });
  expect(quantityThere("v-fewer")).toBe(1);
});

test("a second tap while the first is under way, and one after it, add nothing twice", async () => {
  const { reorder, build, quantityThere } = await reordering([sold("milk")]);
  const order = { orderItems: [item("milk", 3)] };
  await Promise.all([reorder.run(order), reorder.run(order)]);
  await build().run(order);
  expect(quantityThere("v-milk")).toBe(3);
});

test("what is in the cart already counts: the line is filled up, never beyond, never down", async () => {
  const items = [
    cartItem({ productVariantId: "v-milk", quantity: 1 }),
    cartItem({ productVariantId: "v-bread", quantity: 9 }),
  ];
  const { reorder, quantityThere } = await reordering([sold("milk"), sold("bread")], { items });
  await reorder.run({ orderItems: [item("milk", 3), item("bread", 2)] });
  expect([quantityThere("v-milk"), quantityThere("v-bread")]).toEqual([3, 9]);
  expect(reorder.result?.complete).toBe(2);
});

test("a reply lost after the line was added is no failure, and trying again adds nothing", async () => {
  const { reorder, faults, quantityThere } = await reordering([sold("milk")]);
  faults.push({ error: new UnknownOutcome(), after: true, path: "add-item" });
  const order = { orderItems: [item("milk", 3)] };
  await reorder.run(order);
  expect(reorder.result).toMatchObject({ complete: 1, refused: [] });
  await reorder.run(order);
  expect(quantityThere("v-milk")).toBe(3);
});

test("a line that the platform refuses is named, the others are in the cart", async () => {
  const { reorder, faults, quantityThere } = await reordering([sold("milk"), sold("bread")]);
  faults.push({ error: new HttpError(409, "CART_FULL", "Your cart is full"), path: "add-item" });
  await reorder.run({ orderItems: [item("milk"), item("bread")] });
  expect(reorder.result).toMatchObject({ complete: 1, refused: [{ name: "milk" }] });
  expect(quantityThere("v-bread")).toBe(2);
});

test("without a network nothing is added, a message says so until it is tried again", async () => {
  const { reorder, products, said, quantityThere } = await reordering([sold("milk")]);
  const { answer } = products;
  products.answer = () => {
    throw new HttpError(400, "BROKEN", "");
  };
  const order = { orderItems: [item("milk")] };
  await Promise.all([reorder.run(order), reorder.run(order)]);
  expect([said.messages, reorder.result, reorder.isRunning, quantityThere("v-milk")]).toEqual([
    ["The order could not be put into your cart. Please try again."],
    null,
    false,
    0,
  ]);
  products.answer = answer;
  await reorder.run(order);
  expect(quantityThere("v-milk")).toBe(2);
  expect(said.withdrawn).toEqual(said.messages);
});

test("a cart that was never read is reported, and nothing is added", async () => {
  const { store, api, faults, notices } = cartHarness({ latency: 1 });
  for (let read = 0; read < 3; read += 1) faults.push({ error: new NetworkError(), path: "/api/carts/:id" });
  store.start();
  const products = new FakeApi(() => sold("milk"));
  const reorder = new Reorder({ api: products, queries: new CoreQueryCache(), cart: store, notices });
  await reorder.run({ orderItems: [item("milk")] });
  expect([notices.messages.length, api.to("add-item").length, reorder.result]).toEqual([1, 0, null]);
});
