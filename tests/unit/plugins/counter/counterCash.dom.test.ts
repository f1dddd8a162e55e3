import { expect, it, onTestFinished, vi } from "vitest";
import { type CounterPage, counter } from "#contract/counter.ts";
import type { Order } from "#contract/sale/orders.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import { HttpError, NetworkError, UnknownOutcome } from "#kernel/http/errors.ts";
import { MemoryStorage } from "#kernel/storage/MemoryStorage.ts";
import { tabStorageIn } from "#kernel/storage/TabStorage.ts";
import { DocumentVisibility } from "#kernel/visibility/DocumentVisibility.ts";
import { CounterStore } from "#plugins/counter/CounterStore.ts";
import { counterAnswer, counterOrder } from "#stories/plugins/counter/counterBuilders.ts";
import { FakeClock, STORE } from "../../kernel/support/fakes";

const order = counterOrder({ isPickedUp: true });
const paid: Order = { ...order, paymentStatus: "SUCCEEDED" };

async function counterWith(orders = [order]) {
  const clock = new FakeClock();
  const storage = new MemoryStorage();
  storage.setItem("haat_counter_fresh-basket", "session");
  const platform = {
    cash: vi.fn(async (_: { body: { amount: number }; key: string }): Promise<Order> => paid),
    find: vi.fn(
      async (_: { query: { number: string } }): Promise<Omit<CounterPage, "next">> => ({ rows: [], total: 0 }),
    ),
    isWhole: true,
  };
  const call = async (endpoint: unknown, given: never) => {
    if (endpoint === counter.cash) return platform.cash(given);
    if (endpoint === counter.find) return platform.find(given);
    const { isWhole } = platform;
    platform.isWhole = false;
    return counterAnswer({ isWhole, orders: isWhole ? orders : [] });
  };
  const store = new CounterStore({
    api: { call } as unknown as ApiClient,
    storage: tabStorageIn(storage),
    clock,
    time: clock as never,
    visibility: new DocumentVisibility(),
    identity: STORE,
    bell: { turnOn: async () => {}, turnOff: () => {}, ring: () => {} } as never,
  });
  store.start();
  // Test files share the document, and a store listens to it.
  onTestFinished(() => store.dispose());
  await vi.waitFor(() => expect(store.shown.all).toBeDefined());
  const look = async (typed: string) => {
    const looking = store.finder.look(typed);
    await clock.pass(250);
    await looking;
  };
  return { store, platform, clock, look };
}

it("one press records the shown amount as received, and the order is shown as paid", async () => {
  const { store, platform } = await counterWith();
  await Promise.all([store.steps.take(order, "cash"), store.steps.take(order, "cash")]);
  expect(platform.cash).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ body: { amount: order.finalPrice }, key: expect.stringMatching(/^[0-9a-f-]{36}$/) }),
  );
  expect(store.shown.all?.[0]).toMatchObject({ paymentStatus: "SUCCEEDED", isPickedUp: true });
});

it.each([
  ["nothing is known of the outcome", new UnknownOutcome()],
  ["the shop was too busy", new HttpError(503, "UNAVAILABLE", "Busy")],
])("a press after one where %s repeats it with the same key", async (_, trouble) => {
  const { store, platform } = await counterWith();
  platform.cash.mockRejectedValueOnce(trouble);
  await store.steps.take(order, "cash");
  expect(store.steps.refusals.get(order.id)).not.toBe("");
  await store.steps.take(order, "cash");
  const [first, second] = platform.cash.mock.calls.map(([{ key }]) => key);
  expect([second, store.steps.refusals.size]).toEqual([first, 0]);
});

it("a press after a refusal is another one, and the refusal is shown", async () => {
  const { store, platform } = await counterWith();
  platform.cash.mockRejectedValueOnce(new HttpError(409, "AMOUNT_CHANGED", "It costs more."));
  await store.steps.take(order, "cash");
  expect(store.steps.refusals.get(order.id)).toBe("It costs more.");
  await store.steps.take(order, "cash");
  const [first, second] = platform.cash.mock.calls.map(([{ key }]) => key);
  expect(second).not.toBe(first);
});

const other = counterOrder({ id: "o-43", orderNumber: "20261125-100043" });

it("a number is found on this screen at once, and on the platform once it is typed", async () => {
  const { store, platform, clock } = await counterWith([order, other]);
  const far = counterOrder({ id: "far", orderNumber: "20261125-109043" });
  platform.find.mockResolvedValue({ rows: [far, other], total: 2 });
  for (const typed of ["0", "04", " 043 "]) void store.finder.look(typed);
  expect(store.finder.wanted).toBe("043");
  expect(store.shown.matching("043").map(({ id }) => id)).toEqual(["o-43"]);
  await clock.pass(250);
  await vi.waitFor(() => expect(store.finder.total).toBe(2));
  expect(platform.find).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ query: { number: "043" } }));
  expect(
    store.shown
      .matching("043")
      .map(({ id }) => id)
      .sort(),
  ).toEqual(["far", "o-43"]);
});

it("a whole order number is searched for by its spoken part", async () => {
  const { store, platform, look } = await counterWith();
  await look("20261125-100042");
  expect(platform.find.mock.calls[0]?.[0]).toMatchObject({ query: { number: "100042" } });
  expect(store.shown.matching(store.finder.wanted).map(({ id }) => id)).toEqual([order.id]);
});

it("without a network the orders of this screen are found", async () => {
  const { store, platform, look } = await counterWith();
  platform.find.mockRejectedValue(new NetworkError());
  await look("042");
  expect([store.finder.total, store.shown.matching("042").length]).toEqual([undefined, 1]);
});

it("a search is repeated when the orders are read anew, and ends when a list is opened or at the logout", async () => {
  const { store, platform, look, clock } = await counterWith();
  await look("042");
  platform.isWhole = true;
  await clock.pass(4_000);
  expect(platform.find).toHaveBeenCalledTimes(2);
  store.show("packed");
  expect(store.finder.wanted).toBe("");
  await look("042");
  store.logOut();
  expect([store.finder.wanted, store.finder.total]).toEqual(["", undefined]);
});

it("an answer that comes after the logout shows nothing", async () => {
  const { store, platform, clock } = await counterWith();
  let answer = (_: Omit<CounterPage, "next">) => {};
  platform.find.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const looking = store.finder.look("042");
  await clock.pass(250);
  store.logOut();
  answer({ rows: [other], total: 1 });
  await looking;
  expect([store.shown.all, store.finder.total]).toEqual([undefined, undefined]);
});
