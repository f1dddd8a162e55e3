import { expect, test } from "vitest";
import type { Address } from "#contract/customers/addresses.ts";
import { AddressBookStore, AddressDrafts, AddressEditor, type AddressInput } from "#domain/addresses/index.ts";
import { SubscriptionAddress } from "#features/subscription/SubscriptionAddress.ts";
import { SubscriptionPayments } from "#features/subscription/SubscriptionPayments.ts";
import { SubscriptionSetup } from "#features/subscription/SubscriptionSetup.ts";
import { PlatformClock } from "#kernel/clock/PlatformClock.ts";
import { HttpError, UnknownOutcome } from "#kernel/http/errors.ts";
import { CoreQueryCache } from "#kernel/query/CoreQueryCache.ts";
import { MemoryStorage } from "#kernel/storage/MemoryStorage.ts";
import { tabStorageIn } from "#kernel/storage/TabStorage.ts";
import { address, addressBook } from "#stories/support/commerceBuilders.ts";
import { type Asked, FakeApi, FakeNavigation, FakeNotices, STORE } from "../../domain/support/fakes";

const SHOPPER = { customerId: "c-1", name: "Asha", mobile: "9876543210" };
/** In Kolkata the fifth has begun, in London it has not. */
const NOW = new Date("2026-03-04T20:00:00Z");

type Method = "COD" | "WALLET" | "PAYMENT_GATEWAY";

function paymentsOf(brought: Method[], enabled: Method[]) {
  const entry = (method: Method) => ({ method, label: method, description: "" });
  const slots = { data: () => brought.map(entry) };
  const methods = {
    offered: brought.filter((method) => enabled.includes(method)).map(entry),
    isOffered: (method: Method | null) => enabled.includes(method as Method),
  };
  return new SubscriptionPayments(slots as never, methods as never);
}

async function setup(
  options: {
    answer?: (asked: Asked) => unknown;
    addresses?: Address[];
    payments?: SubscriptionPayments;
    cutOffTime?: string;
  } = {},
) {
  const { answer = () => ({ id: "s-1" }), addresses = [address(), address({ name: "Ravi" })] } = options;
  const { payments = paymentsOf(["COD", "WALLET"], ["COD", "WALLET"]) } = options;
  const api = new FakeApi((asked) => {
    if (asked.path === "/api/delivery-slots")
      return [{ id: "slot-1", startTime: "06:00", endTime: "08:00", cutOffTime: options.cutOffTime }];
    if (asked.path.startsWith("/api/addresses")) return addressBook(addresses, addresses.length - 1);
    return answer(asked);
  });
  const queries = new CoreQueryCache();
  const book = new AddressBookStore(api, queries, SHOPPER);
  await book.refetch();
  const editor = new AddressEditor(
    book,
    { find: async () => undefined },
    SHOPPER,
    new AddressDrafts(STORE, tabStorageIn(new MemoryStorage()), SHOPPER),
    { country: "India" },
  );
  const where = new SubscriptionAddress(book, editor);
  const notices = new FakeNotices();
  const navigation = new FakeNavigation();
  const waits: number[] = [];
  const clock = {
    now: () => NOW,
    sleep: async (ms: number) => void waits.push(ms),
    every: () => () => {},
  };
  const session = SHOPPER;
  const branding = { orgId: "o-1", timeZone: "Asia/Kolkata" };
  const platform = new PlatformClock({ now: () => NOW });
  const store = new SubscriptionSetup({
    api,
    queries,
    session: session as never,
    branding: branding as never,
    address: where,
    payments,
    notices,
    navigation,
    clock,
    platform,
  });
  store.start();
  await store.slotQuery.refetch();
  const created = () => api.asked.filter(({ path }) => path === "/api/subscriptions");
  return { store, platform, where, editor, notices, navigation, waits, created, book };
}

test("spec 4, Subscription: quantity 1, start today, no end, no days, the default address and its first slot", async () => {
  const { store, where } = await setup();
  expect([store.quantity, store.startDate, store.endDate, store.daysOfWeek, store.slotId, where.chosen]).toEqual([
    1,
    "2026-03-05",
    "",
    [],
    "slot-1",
    1,
  ]);
});

test("spec 4, Subscription: the quantity goes up without a bound and down to 1", async () => {
  const { store } = await setup();
  store.setQuantity(5_000);
  expect(store.quantity).toBe(5_000);
  store.setQuantity(0);
  expect(store.quantity).toBe(1);
});

test("spec 3, Subscription create payload; then /account/subscription after 800 ms", async () => {
  const { store, created, navigation, waits } = await setup();
  store.chooseDays(["SUNDAY", "MONDAY"]);
  store.setQuantity(3);
  await store.confirm("v-1");
  expect(created()[0]?.body).toEqual({
    orgId: "o-1",
    customerId: "c-1",
    subscriptionRecurrence: { daysOfWeek: ["SUNDAY", "MONDAY"], startDate: "2026-03-05", endDate: "" },
    shippingAddress: address({ name: "Ravi" }),
    variantId: "v-1",
    quantity: 3,
    isActive: true,
    preferredTimeSlot: "slot-1",
    paymentMethod: "COD",
  });
  expect([waits, navigation.path]).toEqual([[800], "/account/subscription"]);
});

test("a shopper who has left the page by then stays there", async () => {
  const { store, navigation } = await setup();
  store.chooseDays(["MONDAY"]);
  const confirmed = store.confirm("v-1");
  store.dispose();
  await confirmed;
  expect(navigation.moves).toEqual([]);
});

test("spec 5, Confirm Subscription: a failed check is a toast and sends nothing", async () => {
  const { store, created, notices } = await setup();
  await store.confirm("v-1");
  expect([notices.messages, created().length]).toEqual([["Error! Please select repeated days and Start Date."], 0]);
});

test("an error goes when it is tried again, so that it never stands above the confirmation", async () => {
  const { store, notices } = await setup();
  await store.confirm("v-1");
  store.chooseDays(["MONDAY"]);
  await store.confirm("v-1");
  expect([notices.messages.at(-1), notices.withdrawn]).toEqual([
    "Subscription confirmed",
    ["Error! Please select repeated days and Start Date."],
  ]);
});

test("the platform's clock chooses the first day, and not a wrong one on the device", async () => {
  const { store, platform, created } = await setup();
  platform.hear({ date: "Tue, 10 Mar 2026 06:00:00 GMT", "cache-control": "no-store" });
  expect([store.today, store.startDate]).toEqual(["2026-03-10", "2026-03-10"]);
  store.chooseDays(["MONDAY"]);
  await store.confirm("v-1");
  expect(created()[0]?.body.subscriptionRecurrence).toMatchObject({ startDate: "2026-03-10" });
});

test("the first delivery is named once days are chosen, where the platform tells its cut-off (reading 34)", async () => {
  const { store } = await setup({ cutOffTime: "22:00" });
  expect(store.firstDay).toBeUndefined();
  store.chooseDays(["THURSDAY"]);
  expect(store.firstDay).toBe("2026-03-12");
  const other = (await setup()).store;
  other.chooseDays(["THURSDAY"]);
  expect(other.firstDay).toBeUndefined();
});

test("spec 5, check 4: without an address", async () => {
  const { store, notices } = await setup({ addresses: [] });
  store.chooseDays(["MONDAY"]);
  await store.confirm("v-1");
  expect(notices.messages).toEqual(["Error! Please add a address."]);
});

const DISABLED = "Error! Please contact store admin paymenthod is disabled.";
const rows: [string, Method[], Method[], string | undefined][] = [
  ["both enabled", ["COD", "WALLET", "PAYMENT_GATEWAY"], ["COD", "WALLET"], undefined],
  ["cash on delivery off", ["COD", "WALLET"], ["WALLET"], DISABLED],
  ["the wallet off", ["COD", "WALLET"], ["COD", "PAYMENT_GATEWAY"], DISABLED],
  ["a build without the wallet", ["COD", "PAYMENT_GATEWAY"], ["COD"], undefined],
  ["a build without the wallet, cash on delivery off", ["COD"], [], DISABLED],
];
test.each(rows)("spec 5, check 5 (reading 2): %s", async (_, brought, enabled, words) => {
  const { store, notices } = await setup({ payments: paymentsOf(brought, enabled) });
  store.chooseDays(["MONDAY"]);
  await store.confirm("v-1");
  expect(notices.messages).toEqual([words ?? "Subscription confirmed"]);
});

test("reading 21: the first payment mode is cash on delivery if it is enabled, else the wallet; never the gateway", () => {
  expect(paymentsOf(["PAYMENT_GATEWAY", "COD", "WALLET"], ["PAYMENT_GATEWAY", "COD", "WALLET"]).first).toBe("COD");
  expect(paymentsOf(["COD", "WALLET"], ["WALLET"]).first).toBe("WALLET");
  expect(paymentsOf(["PAYMENT_GATEWAY"], ["PAYMENT_GATEWAY"]).first).toBeNull();
});

test("a create that fails says why and keeps everything as it was typed", async () => {
  const { store, notices, navigation } = await setup({
    answer: () => {
      throw new HttpError(409, "PAYMENT_METHOD_UNAVAILABLE", "This store does not take that.");
    },
  });
  store.chooseDays(["FRIDAY"]);
  store.setQuantity(4);
  store.setEndDate("2026-12-31");
  await store.confirm("v-1");
  expect([notices.messages, navigation.moves, store.confirming.isRunning]).toEqual([
    ["This store does not take that."],
    [],
    false,
  ]);
  expect([store.daysOfWeek, store.quantity, store.endDate]).toEqual([["FRIDAY"], 4, "2026-12-31"]);
});

test("bar 2: the same request after a lost answer has the same key, another request another one; a double click sends one", async () => {
  const { store, created } = await setup({
    answer: () => {
      throw new UnknownOutcome();
    },
  });
  store.chooseDays(["FRIDAY"]);
  await Promise.all([store.confirm("v-1"), store.confirm("v-1")]);
  await store.confirm("v-1");
  store.setQuantity(2);
  await store.confirm("v-1");
  const keys = created().map(({ key }) => key);
  expect(keys).toHaveLength(3);
  expect([Boolean(keys[0]), keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, true, false]);
});

test("reading 22: with 'Save address' off the address serves this subscription only and the book stays", async () => {
  const { store, where, editor, created, book } = await setup();
  const typed: AddressInput = address({ name: "Meera" });
  where.add();
  expect([where.savesAddress, editor.isOpen, editor.title]).toEqual([true, true, "Add Address"]);
  where.setSavesAddress(false);
  await where.save(typed);
  expect([editor.isOpen, where.chosen, where.address?.name, book.list.length]).toEqual([false, "once", "Meera", 2]);
  store.chooseDays(["MONDAY"]);
  await store.confirm("v-1");
  expect(created()[0]?.body.shippingAddress).toMatchObject({ name: "Meera" });
  where.add();
  expect(where.savesAddress).toBe(true);
});

test("with 'Save address' on it goes into the book and is chosen", async () => {
  const { where } = await setup();
  where.add();
  expect(await where.save(address({ name: "Ravi" }))).toBe(1);
  expect(where.chosen).toBe(1);
});
