import { beforeEach, expect, test, vi } from "vitest";
import { RemovedLines } from "#features/cart/RemovedLines.ts";
import { cartItem, cartItems } from "#stories/support/commerceBuilders.ts";
import { cartHarness } from "../../domain/cart/cartHarness";

beforeEach(() => void vi.useFakeTimers());
const pass = (ms = 3_000) => vi.advanceTimersByTimeAsync(ms);

async function open(items = cartItems(3)) {
  const shop = cartHarness({ items });
  shop.store.start();
  await pass();
  const lines = new RemovedLines(shop.store);
  const line = (index: number) => lines.lines[index] ?? cartItem();
  const names = () => lines.lines.map(({ productVariantId: id }) => (lines.isGone(id) ? `(${id})` : id));
  return { ...shop, lines, line, names };
}

test("minus takes one of several, and the line of a single one", async () => {
  const { lines, line, names, store, notices } = await open(cartItems(2));
  lines.decrease(line(1));
  expect([store.quantityOf("v-1"), names()]).toEqual([1, ["v-0", "v-1"]]);
  lines.decrease(line(0));
  await pass();
  expect([store.quantityOf("v-0"), names()]).toEqual([0, ["(v-0)", "v-1"]]);
  expect(notices.messages).toContain("Product removed from cart");
});

test("Undo puts a line back as it was, in its place, although the platform lists it last", async () => {
  const { lines, line, names, store } = await open();
  lines.remove(line(1));
  await pass();
  expect(names()).toEqual(["v-0", "(v-1)", "v-2"]);
  lines.undo(line(1));
  expect([names(), store.quantityOf("v-1")]).toEqual([["v-0", "v-1", "v-2"], 2]);
  await pass();
  expect([names(), store.quantityOf("v-1")]).toEqual([["v-0", "v-1", "v-2"], 2]);
});

test("Undo of what was not sent yet sends nothing", async () => {
  const { lines, line, api, notices } = await open();
  lines.remove(line(0));
  lines.remove(line(1));
  lines.undo(line(1));
  await pass();
  expect(api.to("remove-item").map(({ body }) => body.productVariantId)).toEqual(["v-0"]);
  expect(api.to("add-item")).toEqual([]);
  expect(notices.messages).toEqual(["Product removed from cart"]);
});

test("a line that could not be removed stays where it was", async () => {
  const { lines, line, names, faults } = await open();
  faults.push({ path: "remove-item", error: new Error("no") });
  lines.remove(line(0));
  expect(names()).toEqual(["(v-0)", "v-1", "v-2"]);
  await pass();
  expect(names()).toEqual(["v-0", "v-1", "v-2"]);
});
