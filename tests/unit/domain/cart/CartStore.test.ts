import { runInAction } from "mobx";
import { beforeEach, expect, test, vi } from "vitest";
import { HttpError, NetworkError, SessionEnded, UnknownOutcome } from "#kernel/http/errors.ts";
import { cartItem } from "#stories/support/commerceBuilders.ts";
import { candidate, cartHarness } from "./cartHarness";

beforeEach(() => void vi.useFakeTimers());
const pass = (ms = 5_000) => vi.advanceTimersByTimeAsync(ms);
const MILK = "v-milk-500";

test("spec 4: the cart is loaded once logged in and a cart id exists, and not for a guest", async () => {
  const { store, api, logIn } = cartHarness({ loggedIn: false, items: [cartItem()] });
  store.start();
  await pass();
  expect(api.asked).toEqual([]);
  logIn();
  await pass();
  expect(api.asked.map(({ method, params }) => [method, params.id])).toEqual([["GET", "cart-1"]]);
  expect(store.quantityOf(MILK)).toBe(2);
});

test("a tap shows at once, before the platform has answered", async () => {
  const { store } = cartHarness();
  store.start();
  await pass();
  store.add(candidate());
  expect([store.quantityOf(MILK), store.count, store.isSettling]).toEqual([1, 1, true]);
  await pass();
  expect([store.quantityOf(MILK), store.isSettling, store.totals?.finalPrice]).toEqual([1, false, 28.5]);
});

test("the browser can paint a tap's count before the call is made, and a second tap until then goes with it", async () => {
  const { store, api } = cartHarness();
  store.start();
  await pass();
  store.add(candidate());
  for (let microtask = 0; microtask < 50; microtask += 1) await Promise.resolve();
  expect([store.count, api.to("add-item")]).toEqual([1, []]);
  store.increase(MILK);
  await pass();
  expect(api.to("add-item").map(({ body }) => body.quantity)).toEqual([2]);
});

test("20 quick taps are a few calls, in order, one in flight at a time, and their sum arrives", async () => {
  const { store, api, flights, notices, quantityThere } = cartHarness();
  store.start();
  await pass();
  for (let tap = 0; tap < 20; tap += 1) {
    store.add(candidate());
    expect(store.quantityOf(MILK)).toBe(tap + 1);
    await pass(60);
  }
  await pass();
  expect(api.to("add-item").length).toBeLessThanOrEqual(4);
  expect(flights.most).toBe(1);
  expect([quantityThere(MILK), store.quantityOf(MILK)]).toEqual([20, 20]);
  expect(notices.messages).toEqual(["Product added to cart"]);
  const keys = api.to("add-item").map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).not.toContain(undefined);
});

test("spec 9: one tap adds a quantity of 1", async () => {
  const { store, api } = cartHarness();
  store.start();
  await pass();
  store.add(candidate());
  await pass();
  expect(api.to("add-item").map(({ body }) => body.quantity)).toEqual([1]);
});

test("spec 8, Cart: a removal says 'Product removed from cart'", async () => {
  const { store, notices, quantityThere } = cartHarness({ items: [cartItem()] });
  store.start();
  await pass();
  store.removeLine(MILK);
  expect(store.count).toBe(0);
  await pass();
  expect([notices.messages, quantityThere(MILK)]).toEqual([["Product removed from cart"], 0]);
});

test("spec 5, Checkout: remove is only called when the quantity is above 0", async () => {
  const { store, api } = cartHarness({ items: [cartItem({ quantity: 1 })] });
  store.start();
  await pass();
  store.remove("v-unknown");
  for (let tap = 0; tap < 5; tap += 1) store.remove(MILK);
  await pass();
  expect(api.to("remove-item").map(({ body }) => body.quantity)).toEqual([1]);
});

test("spec 8, Cart: a refused addition rolls back the refused part and gives the platform's reason after the message", async () => {
  const { store, faults, notices } = cartHarness({ items: [cartItem({ quantity: 2 })] });
  store.start();
  await pass();
  faults.push({ error: new HttpError(409, "INSUFFICIENT_STOCK", "Only 2 are left."), path: "add-item" });
  store.increase(MILK);
  await pass();
  expect([store.quantityOf(MILK), store.isSettling]).toEqual([2, false]);
  expect(notices.messages).toEqual(["Failed to add product to cart. Only 2 are left."]);
});

test.each([
  ["500", new HttpError(500, "INTERNAL", "boom")],
  ["429", new HttpError(429, "TOO_MANY_REQUESTS", "")],
  ["HTML instead of JSON", new HttpError(502, "UNREADABLE", "")],
  ["offline", new NetworkError()],
])("spec 8, Cart: a failed removal (%s) says so, rolls back, and the next one works", async (_, error) => {
  const { store, faults, notices, quantityThere } = cartHarness({ items: [cartItem({ quantity: 2 })] });
  store.start();
  await pass();
  faults.push({ error, path: "remove-item" });
  store.remove(MILK);
  await pass();
  expect(notices.messages[0]).toMatch(/^Failed to remove product from cart/);
  expect(store.quantityOf(MILK)).toBe(2);
  store.remove(MILK);
  await pass();
  expect([store.quantityOf(MILK), quantityThere(MILK)]).toEqual([1, 1]);
});

test("bar 3: an answer lost after the change happened is settled by reading the cart, never by sending again", async () => {
  const { store, faults, api, notices, quantityThere } = cartHarness();
  store.start();
  await pass();
  faults.push({ error: new UnknownOutcome(), after: true, path: "add-item" });
  store.add(candidate());
  await pass();
  expect(api.to("add-item")).toHaveLength(1);
  expect([store.quantityOf(MILK), quantityThere(MILK)]).toEqual([1, 1]);
  expect(notices.messages).toEqual(["Product added to cart"]);
});

test("a lost answer to a change that did not happen is a failure", async () => {
  const { store, faults, notices } = cartHarness();
  store.start();
  await pass();
  faults.push({ error: new UnknownOutcome(), path: "add-item" });
  store.add(candidate());
  await pass();
  expect([store.quantityOf(MILK), notices.messages]).toEqual([0, ["Failed to add product to cart"]]);
});

test.each([
  ["made", true, 1, "Product added to cart"],
  ["not made", false, 0, "Failed to add product to cart"],
])(
  "a change that was %s when the network went is shown until the cart can be read again (bar 3)",
  async (_, after, there, message) => {
    const { store, faults, notices } = cartHarness();
    store.start();
    await pass();
    faults.push({ error: new UnknownOutcome(), after, path: "add-item" });
    for (let read = 0; read < 5; read += 1) faults.push({ error: new NetworkError(), path: "carts/:id" });
    store.add(candidate());
    await pass(12_000);
    expect([store.quantityOf(MILK), store.isSettling, notices.messages]).toEqual([1, true, []]);
    await pass(12_000);
    expect([store.quantityOf(MILK), store.isSettling, notices.messages]).toEqual([there, false, [message]]);
  },
);

test("taps made while a call is refused are still sent", async () => {
  const { store, faults, quantityThere } = cartHarness({ latency: 200 });
  store.start();
  await pass();
  faults.push({ error: new HttpError(503, "BUSY", ""), path: "add-item" });
  store.add(candidate());
  await pass(100);
  store.add(candidate("v-bread"));
  await pass();
  expect([store.quantityOf(MILK), store.quantityOf("v-bread"), quantityThere("v-bread")]).toEqual([0, 1, 1]);
});

test("an earlier reading of the cart never covers a later change", async () => {
  const { store } = cartHarness({ latency: 400 });
  store.start();
  await pass();
  void store.reload();
  await pass(10);
  store.add(candidate());
  await pass(400);
  expect(store.quantityOf(MILK)).toBe(1);
  await pass();
  expect(store.quantityOf(MILK)).toBe(1);
});

test("spec 6: a guest's addition goes to /login with where they are, and is added once after it", async () => {
  const { store, navigation, logIn, api, quantityThere, wishes, notices } = cartHarness({ loggedIn: false });
  navigation.path = "/product/p-milk?from=home";
  store.start();
  store.add(candidate());
  store.add(candidate());
  const state = { from: "/product/p-milk?from=home", isBelow: true };
  expect(navigation.moves[0]).toEqual({ path: "/login", options: { state } });
  expect(api.asked).toEqual([]);
  logIn();
  expect(store.quantityOf(MILK)).toBe(1);
  await pass();
  expect([quantityThere(MILK), api.to("add-item").length]).toEqual([1, 1]);
  expect(wishes.all).toEqual([]);
  expect(notices.messages).toEqual(["Product added to cart"]);
});

test("a wish survives a reload, and two tabs that log in add it once", async () => {
  const first = cartHarness({ loggedIn: false });
  first.store.start();
  first.store.add(candidate());
  const second = first.build();
  second.start();
  first.logIn();
  await pass();
  expect(first.quantityThere(MILK)).toBe(1);
});

test("a wish is forgotten after an hour", async () => {
  const { store, wishes, logIn, api } = cartHarness({ loggedIn: false });
  store.start();
  store.add(candidate());
  await pass(3_600_001);
  expect(wishes.all).toEqual([]);
  logIn();
  await pass();
  expect(api.to("add-item")).toEqual([]);
});

test("a wish that met a dead network waits, and one that was refused is dropped", async () => {
  const { store, wishes, logIn, faults } = cartHarness({ loggedIn: false });
  store.start();
  store.add(candidate());
  store.add(candidate("v-gone"));
  faults.push({ error: new UnknownOutcome(), path: "add-item" });
  faults.push({ error: new HttpError(404, "NOT_FOUND", "That product was not found."), path: "add-item" });
  logIn();
  await pass();
  expect(wishes.all.map((wish) => wish.candidate.productVariantId)).toEqual([MILK]);
});

test("a session that ends over an addition becomes a wish and goes to /login", async () => {
  const { store, faults, session, navigation, wishes } = cartHarness();
  store.start();
  await pass();
  faults.push({ error: new SessionEnded(), path: "add-item" });
  store.add(candidate());
  await pass(10);
  runInAction(() => {
    session.isLoggedIn = false;
  });
  await pass();
  expect([navigation.path, wishes.all.length]).toEqual(["/login", 1]);
});

test("reading 16: the badge counts line items, not pieces", async () => {
  const { store } = cartHarness({ items: [cartItem({ quantity: 7 }), cartItem({ productVariantId: "v-2" })] });
  store.start();
  await pass();
  expect(store.count).toBe(2);
});

test("reducing a line to what is there lifts its block", async () => {
  const short = cartItem({ quantity: 5, insufficientStock: true, currentAvailableQuantity: 3 });
  const { store } = cartHarness({ items: [short] });
  store.start();
  await pass();
  expect(store.blockedItems).toHaveLength(1);
  store.remove(MILK, 2);
  expect(store.blockedItems).toHaveLength(0);
});

test("a stored wish that is no wish is ignored", () => {
  const { storage, wishes } = cartHarness();
  storage.setItem("store_wish_fresh-basket", '[{"key":1},null,"x"]');
  expect(wishes.all).toEqual([]);
  storage.setItem("store_wish_fresh-basket", "{not json");
  expect(wishes.all).toEqual([]);
});

test("an order empties the cart at once", async () => {
  const { store } = cartHarness({ items: [cartItem()] });
  store.start();
  await pass();
  store.clear();
  expect([store.count, store.totals?.finalPrice]).toEqual([0, 0]);
});

test("spec 8: a cart that cannot be read says why and can be read again", async () => {
  const { store, faults } = cartHarness({ items: [cartItem()] });
  faults.push({ error: new HttpError(500, "INTERNAL", "") });
  store.start();
  await pass();
  expect(store.loadError).toBeInstanceOf(HttpError);
  await Promise.all([store.reload(), pass()]);
  expect([store.loadError, store.count]).toEqual([null, 1]);
});
