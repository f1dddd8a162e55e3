import { runInAction } from "mobx";
import { beforeEach, expect, test, vi } from "vitest";
import { HttpError, NetworkError, SessionEnded, UnknownOutcome } from "#kernel/http/errors.ts";
import { address, cartItem } from "#stories/support/commerceBuilders.ts";
import { during } from "../../support/during";
import { checkoutHarness } from "./checkoutHarness";

beforeEach(() => void vi.useFakeTimers());
const pass = (ms = 1_000) => vi.advanceTimersByTimeAsync(ms);

async function atReview(options: Parameters<typeof checkoutHarness>[0] = {}) {
  const shop = await checkoutHarness(options);
  const opened = await shop.open();
  await pass();
  await during(opened.store.next());
  opened.store.choosePaymentMethod("COD");
  await during(opened.store.next());
  return { ...shop, ...opened };
}
const placed = (asked: { method: string; path: string }[]) =>
  asked.filter(({ method, path }) => method === "POST" && path === "/api/orders");

test("spec 4, Checkout: created from step 0, updated at step 1, placed at step 2, read by GET (reading 34)", async () => {
  const { store, api, navigation } = await atReview();
  expect(store.currentStep).toBe(2);
  await during(store.next());
  const calls = api.asked.filter(({ path }) => !path.includes("carts") && !path.includes("addresses"));
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "POST /api/checkouts",
    "PATCH /api/checkouts/:id",
    "POST /api/orders",
    "GET /api/orders/:id",
  ]);
  expect(calls[0]?.body).toMatchObject({ orgId: "org-1", customerId: "c-1", couponCode: "" });
  expect(calls[1]?.body).toEqual({ shippingAddress: address(), couponCode: "", paymentMethod: "COD" });
  expect(calls[2]?.body).toEqual({ checkoutId: "checkout-1", customerId: "c-1", orgId: "org-1" });
  expect(navigation.moves).toEqual([{ path: "/order/order-1/true", options: { replace: true } }]);
});

test("spec 4: the cart is cleared and the key discarded once the order is placed", async () => {
  const { store, cartStore, storage } = await atReview();
  await during(store.next());
  expect(cartStore.count).toBe(0);
  // The review stays until the order's page is shown, without a flash of an empty cart or a second press.
  expect([store.currentStep, store.isBusy]).toEqual([2, true]);
  store.dispose();
  expect([store.currentStep, storage.getItem("store_checkout_fresh-basket")]).toEqual([0, null]);
});

test("Continue waits for a plugin's check and shows its refusal; the next press may go on", async () => {
  const answers = ["Your note could not be saved.", undefined];
  const check = () => new Promise<string | undefined>((resolve) => setTimeout(() => resolve(answers.shift()), 500));
  const { open, notices } = await checkoutHarness({ checks: [check] });
  const { store } = await open();
  await pass();
  void store.next();
  expect(store.isBusy).toBe(true);
  await pass();
  expect([store.currentStep, store.isBusy]).toEqual([0, false]);
  expect(notices.shown).toContainEqual(expect.objectContaining({ message: "Your note could not be saved." }));
  await during(store.next());
  expect(store.currentStep).toBe(1);
});

test("a plugin's check that throws is 'Something went wrong', and the checkout stays where it is", async () => {
  const { open, notices } = await checkoutHarness({ checks: [() => Promise.reject(new Error("broken"))] });
  const { store } = await open();
  await pass();
  await during(store.next());
  expect([store.currentStep, store.isBusy]).toEqual([0, false]);
  expect(notices.shown).toContainEqual(expect.objectContaining({ message: "Something went wrong" }));
});

test("spec 4: next is capped at 2 and previous floored at 0", async () => {
  const { store } = await atReview();
  expect(store.currentStep).toBe(2);
  for (const expected of [1, 0, 0]) {
    store.goTo(store.currentStep - 1);
    expect(store.currentStep).toBe(expected);
  }
});

test("reading 9: the stepper goes to an earlier step and never forward", async () => {
  const { store } = await atReview();
  store.goTo(2);
  store.goTo(1);
  expect(store.currentStep).toBe(1);
  store.goTo(2);
  expect(store.currentStep).toBe(1);
});

test("Back and Forward show the step of their entry (ADR 29)", async () => {
  const { store } = await atReview();
  for (const step of [1, 0, 1, 2]) {
    store.show(step);
    expect(store.currentStep).toBe(step);
  }
});

test("Forward does not lead to a review of a choice that has changed, nor to a checkout of another cart", async () => {
  const { store, cartStore } = await atReview();
  store.show(1);
  store.choosePaymentMethod("PAYMENT_GATEWAY");
  store.show(2);
  expect(store.currentStep).toBe(1);
  store.choosePaymentMethod("COD");
  store.chooseAddress(1);
  store.show(2);
  expect(store.currentStep).toBe(1);
  store.chooseAddress(0);
  store.show(2);
  expect(store.currentStep).toBe(2);
  store.show(0);
  cartStore.increase("v-milk-500");
  store.show(1);
  expect(store.currentStep).toBe(0);
});

test("nothing moves the steps while an order is being placed", async () => {
  const { store } = await atReview();
  void store.next();
  store.show(1);
  expect(store.currentStep).toBe(2);
});

test.each([
  ["500", new HttpError(500, "INTERNAL", "boom")],
  ["429", new HttpError(429, "TOO_MANY", "slow down")],
  ["a lost answer", new UnknownOutcome()],
  ["offline", new NetworkError()],
  ["HTML", new HttpError(502, "UNREADABLE", "")],
])("spec 8: 'Something went wrong' when the checkout cannot be created (%s)", async (_, error) => {
  const { open, faults, notices } = await checkoutHarness();
  const { store } = await open();
  await pass();
  faults.push({ path: "/api/checkouts", error });
  await during(store.next());
  expect([notices.messages, store.currentStep, store.isBusy]).toEqual([["Something went wrong"], 0, false]);
});

test("spec 5, Checkout: 'Please select Payment Method', and none is chosen beforehand", async () => {
  const { open, notices, api } = await checkoutHarness();
  const { store } = await open();
  await pass();
  await during(store.next());
  expect(store.paymentMethod).toBeNull();
  await during(store.next());
  expect([notices.messages, store.currentStep]).toEqual([["Please select Payment Method"], 1]);
  expect(store.paymentMissing).toBe(1);
  expect(notices.withdrawn).toEqual([]);
  store.choosePaymentMethod("COD");
  expect(store.paymentMissing).toBe(0);
  // The message would still be shown beside the chosen method, and be wrong.
  expect(notices.withdrawn).toEqual(["Please select Payment Method"]);
  expect(api.asked.some(({ method }) => method === "PATCH")).toBe(false);
});

test("spec 5, Checkout: a method that the store no longer offers counts as none", async () => {
  const { open, offered, notices } = await checkoutHarness();
  const { store } = await open();
  await pass();
  await during(store.next());
  store.choosePaymentMethod("COD");
  runInAction(() => offered.clear());
  await during(store.next());
  expect(notices.messages).toEqual(["Please select Payment Method"]);
});

test("spec 2.8: the default address is chosen until another one is", async () => {
  const { store } = await atReview();
  expect(store.addressIndex).toBe(0);
  store.goTo(store.currentStep - 1);
  store.chooseAddress(1);
  expect(store.addressIndex).toBe(1);
});

test("bar 5: a line that cannot be bought keeps the shopper in the cart", async () => {
  const short = cartItem({ insufficientStock: true, currentAvailableQuantity: 0 });
  const { open, api } = await checkoutHarness({ items: [short] });
  const { store } = await open();
  await pass();
  await during(store.next());
  expect([store.canLeaveCart, store.currentStep]).toEqual([false, 0]);
  expect(api.to("/api/checkouts")).toEqual([]);
});

test.each(["CHECKOUT_CHANGED", "INSUFFICIENT_STOCK"])(
  "bar 5: %s at the last step leads back to the cart, which is read anew",
  async (code) => {
    const { store, faults, platform, notices, cartStore } = await atReview();
    platform.items = [cartItem({ sellingPrice: 31, isPriceChanged: true })];
    faults.push({ path: "/api/orders", error: new HttpError(409, code, "Prices have changed.") });
    await during(store.next());
    expect([store.currentStep, notices.messages]).toEqual([0, ["Prices have changed."]]);
    expect(cartStore.items[0]?.isPriceChanged).toBe(true);
    expect(store.paymentMethod).toBe("COD");
  },
);

test("bar 2: a double click or a held Enter asks once", async () => {
  const { store, api, platform } = await atReview();
  for (let press = 0; press < 5; press += 1) void store.next();
  await pass();
  expect([placed(api.asked).length, platform.orders.size]).toEqual([1, 1]);
});

test("bar 2: the key is stored before the order is asked for", async () => {
  const { store, storage, api } = await atReview();
  await during(store.next(), 1);
  expect(api.to("/api/orders")).toHaveLength(1);
  const record = JSON.parse(storage.getItem("store_checkout_fresh-basket") ?? "{}");
  expect(record.placement.key).toBeTruthy();
  await pass();
  expect(api.to("/api/orders")[0]?.key).toBe(record.placement.key);
});

test("bar 3: an answer lost after the commit is checked with the same key and never called failed", async () => {
  const { store, placing, faults, platform, api, notices, navigation } = await atReview();
  faults.push({ path: "/api/orders", error: new UnknownOutcome(), after: true });
  await during(store.next());
  expect([placing.isChecking, notices.messages]).toEqual([true, []]);
  await pass(3_000);
  const keys = placed(api.asked).map((asked) => (asked as { key?: string }).key);
  expect([keys.length, new Set(keys).size, platform.orders.size]).toEqual([2, 1, 1]);
  expect(navigation.path).toBe("/order/order-1/true");
});

test("bar 2: a reload while the answer is lost asks again with the key that was stored", async () => {
  const { store, faults, platform, open, api } = await atReview();
  faults.push({ path: "/api/orders", error: new UnknownOutcome(), after: true });
  await during(store.next(), 500);
  store.dispose();
  const again = await open();
  expect(again.placing.isChecking).toBe(true);
  await pass();
  expect(again.navigation.path).toBe("/order/order-1/true");
  expect([platform.orders.size, new Set(api.to("/api/orders").map(({ key }) => key)).size]).toEqual([1, 1]);
});

test("an order that was asked for long ago is not placed without the shopper", async () => {
  const { store, faults, open, api } = await atReview();
  faults.push({ path: "/api/orders", error: new UnknownOutcome() });
  await during(store.next(), 500);
  store.dispose();
  await pass(3_600_000);
  const again = await open();
  await pass();
  expect([again.placing.isChecking, again.store.currentStep, placed(api.asked).length]).toEqual([false, 2, 1]);
});

test("bar 3: a struggling platform keeps the key, and the next press is the same intent", async () => {
  const { store, faults, platform, api, notices } = await atReview();
  faults.push({ path: "/api/orders", error: new HttpError(503, "BUSY", "We are very busy."), after: true });
  await during(store.next());
  expect(notices.messages).toEqual(["We are very busy. Placing it again is safe: it is ordered only once."]);
  await during(store.next());
  expect([platform.orders.size, new Set(api.to("/api/orders").map(({ key }) => key)).size]).toEqual([1, 1]);
});

test("bar 2: two tabs at the last step order once", async () => {
  const { store, open, platform } = await atReview();
  const tab = await open();
  await pass();
  await during(store.next(), 5);
  await during(tab.store.next());
  expect(platform.orders.size).toBe(1);
});

test("spec 2.8: leaving and returning, or a reload, keeps step, address and choices", async () => {
  const { store, open } = await atReview();
  store.goTo(store.currentStep - 1);
  store.chooseAddress(1);
  store.dispose();
  const again = await open();
  await pass();
  expect([again.store.currentStep, again.store.addressIndex, again.store.paymentMethod]).toEqual([1, 1, "COD"]);
  expect(again.store.checkout?.id).toBe("checkout-1");
});

test("a cart that changed meanwhile starts at step 0, with the choices kept", async () => {
  const { store, open, platform } = await atReview();
  store.dispose();
  platform.items = [cartItem({ quantity: 9 })];
  const again = await open();
  await pass();
  expect([again.store.currentStep, again.store.paymentMethod]).toEqual([0, "COD"]);
});

test("another shopper on the same device starts anew", async () => {
  const { store, open, session } = await atReview();
  store.dispose();
  runInAction(() => {
    session.customerId = "c-2";
  });
  const again = await open();
  await pass();
  expect([again.store.currentStep, again.store.paymentMethod]).toEqual([0, null]);
});

test("a logout leaves nothing of the checkout behind", async () => {
  const { logOut, storage } = await atReview();
  logOut();
  expect(storage.getItem("store_checkout_fresh-basket")).toBeNull();
});

test("a session that the platform ends leaves the step and the choices to the next login of this shopper, in this tab only", async () => {
  const { store, storage, endSession, logIn, open } = await atReview();
  store.chooseAddress(1);
  endSession();
  expect([store.currentStep, storage.getItem("store_checkout_fresh-basket")]).toEqual([0, null]);
  store.dispose();
  logIn("c-1");
  const again = await open();
  await pass();
  const { currentStep, paymentMethod, addressIndex } = again.store;
  expect([currentStep, paymentMethod, addressIndex]).toEqual([2, "COD", 1]);
});

test("a session that the platform ends leaves nothing to another shopper, nor to the same one after them", async () => {
  const { store, endSession, logIn, open } = await atReview();
  endSession();
  store.dispose();
  for (const customerId of ["c-2", "c-1"]) {
    logIn(customerId);
    const other = await open();
    await pass();
    expect([other.store.currentStep, other.store.paymentMethod]).toEqual([0, null]);
    other.store.dispose();
  }
});

test("a session that ends while the order is placed keeps only the key, and shows no failure", async () => {
  const { store, faults, storage, logOut, notices } = await atReview();
  faults.push({ path: "/api/orders", error: new SessionEnded() });
  await during(store.next());
  logOut();
  const record = JSON.parse(storage.getItem("store_checkout_fresh-basket") ?? "{}");
  expect([record.checkout, record.address, typeof record.placement?.key]).toEqual([null, null, "string"]);
  expect(notices.messages).toEqual([]);
});

test("a stored record that is not valid is ignored", async () => {
  const { open, storage } = await checkoutHarness();
  storage.setItem("store_checkout_fresh-basket", '{"customerId":"c-1","step":2}');
  const { store } = await open();
  await pass();
  expect(store.currentStep).toBe(0);
});

test("a failed update keeps the step and shows the platform's message", async () => {
  const { open, faults, notices } = await checkoutHarness();
  const { store } = await open();
  await pass();
  await during(store.next());
  store.choosePaymentMethod("COD");
  faults.push({ path: "/api/checkouts/:id", error: new HttpError(400, "INVALID", "Pincode is not valid.") });
  await during(store.next());
  expect([store.currentStep, notices.messages]).toEqual([1, ["Pincode is not valid."]]);
});

test("reading 21: 'Insufficient Balance' is a toast on Continue of step 1, and nothing is sent (spec 8, Wallet too low)", async () => {
  const { store, notices, refusals, api } = await atReview();
  store.goTo(store.currentStep - 1);
  refusals.set("COD", "Insufficient Balance");
  const before = api.asked.length;
  await during(store.next());
  expect(notices.messages).toEqual(["Insufficient Balance"]);
  expect([store.currentStep, api.asked.length]).toEqual([1, before]);
});

test("reading 21: the balance is checked again at Place Order", async () => {
  const { store, notices, refusals, api } = await atReview();
  refusals.set("COD", "Insufficient Balance");
  await during(store.next());
  expect(notices.messages).toEqual(["Insufficient Balance"]);
  expect(placed(api.asked)).toEqual([]);
  refusals.clear();
  await during(store.next());
  expect(placed(api.asked)).toHaveLength(1);
});

test("bar 3: an order whose answer was lost is asked for again whatever the balance is by now", async () => {
  const { store, faults, refusals, api } = await atReview();
  faults.push({ path: "/api/orders", method: "POST", after: true, error: new UnknownOutcome() });
  await during(store.next(), 100);
  store.dispose();
  refusals.set("COD", "Insufficient Balance");
  store.start();
  await pass(5_000);
  const keys = api.asked
    .filter(({ method, path }) => method === "POST" && path === "/api/orders")
    .map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});

test("spec 8, Wallet too low: the platform's own refusal leads back to the choice", async () => {
  const { store, notices, faults } = await atReview();
  const error = new HttpError(409, "INSUFFICIENT_BALANCE", "Insufficient Balance");
  faults.push({ path: "/api/orders", method: "POST", error });
  await during(store.next());
  expect(notices.messages).toEqual(["Insufficient Balance"]);
  expect(store.currentStep).toBe(1);
});
