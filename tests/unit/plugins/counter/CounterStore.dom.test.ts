import { describe, expect, it, onTestFinished, vi } from "vitest";
import { type CounterOrders, type CounterPage, counter as counterApi } from "#contract/counter.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import { HttpError, NetworkError } from "#kernel/http/errors.ts";
import { MemoryStorage } from "#kernel/storage/MemoryStorage.ts";
import { tabStorageIn } from "#kernel/storage/TabStorage.ts";
import { DocumentVisibility } from "#kernel/visibility/DocumentVisibility.ts";
import { CounterStore } from "#plugins/counter/CounterStore.ts";
import { counterAnswer, counterOrder } from "#stories/plugins/counter/counterBuilders.ts";
import { STORE } from "../../kernel/support/fakes";

const KEY = "haat_counter_fresh-basket";
const CODE = "K7QM4TXP9RWD2HJC";
type Given = {
  query?: { known?: string; after?: string };
  params?: { order?: string; stage?: string };
  body?: { step: string };
  bearer?: string;
};

/** A counter with a session, unless it is null. */
function counter({ session = "session" as string | null, first = [] as (() => Promise<CounterOrders>)[] } = {}) {
  const storage = new MemoryStorage();
  if (session !== null) storage.setItem(KEY, session);
  let tick = () => {};
  const clock = {
    sleep: async () => {},
    every: (_ms: number, callback: () => void) => {
      tick = callback;
      return () => {};
    },
  };
  const platform = {
    /** The answers to the next looks; what has changed is answered when there is none. */
    answers: first,
    look: undefined as undefined | (() => Promise<CounterOrders>),
    page: undefined as undefined | (() => Promise<CounterPage>),
    step: undefined as undefined | (() => Promise<unknown>),
    open: async () => ({ session: "session" }),
    calls: [] as Given[],
    clock: { now: () => new Date("2026-11-25T05:00:00Z") },
  };
  const orders = [counterOrder()];
  const totals = { toPack: 1, packed: 0, onTheWay: 0, done: 0 };
  const whole = counterAnswer({ orders, totals });
  const quiet = (version: string) => counterAnswer({ version, isWhole: false, orders: [], totals });
  const call = async (endpoint: unknown, given: Given) => {
    platform.calls.push(given);
    if (endpoint === counterApi.open) return platform.open();
    if (endpoint === counterApi.stage) return platform.page?.();
    if (endpoint === counterApi.orders) {
      const next = platform.answers.shift() ?? platform.look;
      const known = given.query?.known;
      return next ? next() : known === undefined ? whole : quiet(known);
    }
    return platform.step ? platform.step() : orders[0];
  };
  const bell = { turnOn: vi.fn(async () => {}), turnOff: vi.fn(), ring: vi.fn() };
  const store = new CounterStore({
    api: { call } as unknown as ApiClient,
    storage: tabStorageIn(storage),
    clock: clock as never,
    time: platform.clock as never,
    visibility: new DocumentVisibility(),
    identity: STORE,
    bell: bell as never,
  });
  store.start();
  // Test files share the document, and a store listens to it.
  onTestFinished(() => store.dispose());
  return { store, platform, storage, bell, tick: () => tick() };
}

const loaded = async (given = counter()) => {
  await vi.waitFor(() => expect(given.store.shown.all).toBeDefined());
  return given;
};

const change = (changes: Partial<CounterOrders>) => async () =>
  counterAnswer({ isWhole: false, orders: [], ...changes });

/** Lets the counter look until it goes on from this version; a look while another one runs is left out. */
const looked = ({ calls }: { calls: Given[] }, tick: () => void, known: string) =>
  vi.waitFor(() => {
    tick();
    expect(calls.at(-1)?.query).toEqual({ known });
  });

describe("the counter", () => {
  it("asks for a code when this tab has no session, and stores the session but not the code", async () => {
    const { store, platform, storage } = counter({ session: null });
    expect([store.session.isStarted, store.session.token, platform.calls]).toEqual([true, null, []]);
    await store.logIn("too short");
    expect(store.session.error).toContain("16 letters and digits");
    expect(platform.calls).toEqual([]);
    // The code as it is read aloud: lower case, hyphens, an O for a 0.
    platform.open = () => Promise.reject(new HttpError(401, "TOKEN_REFUSED", "no"));
    await store.logIn("o000-1111-2222-3333");
    expect([store.session.error, store.session.token]).toEqual([expect.stringContaining("opens nothing"), null]);
    expect(platform.calls[0]?.bearer).toBe("0000111122223333");
    platform.open = async () => ({ session: "opened" });
    await store.logIn("k7qm-4txp-9rwd-2hjc");
    expect([store.session.token, storage.getItem(KEY), store.shown.all?.length]).toEqual(["opened", "opened", 1]);
    expect(platform.calls.slice(1).map(({ bearer }) => bearer)).toEqual([CODE, "opened"]);
  });

  it("shows the platform's message when a code or a session has ended", async () => {
    const { store, platform, tick } = await loaded();
    const ended = 'This code expired on 2026-11-24. The owner makes a new one: haat counter add "desk"';
    platform.look = () => Promise.reject(new HttpError(401, "TOKEN_EXPIRED", ended));
    tick();
    await vi.waitFor(() => expect([store.session.token, store.session.error]).toEqual([null, ended]));
    platform.open = () => Promise.reject(new HttpError(401, "TOKEN_EXPIRED", ended));
    await store.logIn(CODE);
    expect(store.session.error).toBe(ended);
  });

  it("continues with the new session from an answer", async () => {
    const { store, platform, storage, tick } = await loaded();
    platform.answers.push(change({ session: "newer" }));
    tick();
    await vi.waitFor(() => expect([store.session.token, storage.getItem(KEY)]).toEqual(["newer", "newer"]));
    tick();
    await vi.waitFor(() => expect(platform.calls.at(-1)?.bearer).toBe("newer"));
  });

  it("says a week before its code ends that a new one is needed", async () => {
    const { store, platform, tick } = await loaded();
    expect(store.endsSoon).toBe("");
    const ends = "2026-12-02T04:59:59.000Z";
    platform.answers.push(change({ ends }));
    tick();
    await vi.waitFor(() => expect(store.endsSoon).toBe(ends));
  });

  it("shows new orders without a reload, marks them, and rings once when the sound is on", async () => {
    const { store, platform, bell, tick } = await loaded();
    expect([...store.fresh]).toEqual([]);
    await store.turnSound(true);
    const come = { orders: [counterOrder({ id: "new" })], arrived: ["new"] };
    const totals = { toPack: 2, packed: 0, onTheWay: 0, done: 0 };
    // Transactions that overlap are answered twice.
    platform.answers.push(change({ ...come, version: "2", totals }), change({ ...come, version: "3", totals }));
    tick();
    await vi.waitFor(() => expect([...store.fresh]).toEqual(["new"]));
    expect(store.shown.countOf("toPack")).toBe(2);
    await looked(platform, tick, "3");
    expect(bell.ring).toHaveBeenCalledTimes(1);
    await store.turnSound(false);
    expect(bell.turnOff).toHaveBeenCalled();
  });

  it("does not ring for an old order that changes, nor for one that is cancelled already", async () => {
    const { store, platform, bell, tick } = await loaded();
    await store.turnSound(true);
    const orders = [counterOrder({ id: "old" }), counterOrder({ id: "gone", orderState: "CANCELLED" })];
    platform.answers.push(change({ orders, arrived: ["gone"] }));
    tick();
    await vi.waitFor(() => expect(store.shown.has("old")).toBe(true));
    expect([[...store.fresh], bell.ring.mock.calls]).toEqual([[], []]);
  });

  it("counts time by the platform's clock", async () => {
    const { store, platform, tick } = await loaded();
    platform.clock.now = () => new Date("2026-11-26T07:08:09Z");
    tick();
    expect(store.now.toISOString()).toBe("2026-11-26T07:08:09.000Z");
    await store.steps.take(counterOrder(), "packed");
    expect(store.shown.list("packed").first[0]?.packedAt).toMatch(/^2026-11-26T07:08/);
  });

  it("fetches the orders regularly, and never twice at once", async () => {
    const { platform, tick } = await loaded();
    platform.look = () => new Promise(() => {});
    const before = platform.calls.length;
    tick();
    tick();
    expect(platform.calls.length).toBe(before + 1);
  });

  describe("with more orders than an answer has", () => {
    const cut = () =>
      counterAnswer({
        orders: [counterOrder()],
        totals: { toPack: 300, packed: 0, onTheWay: 0, done: 0 },
        next: { toPack: "order-100042" },
      });
    const rows = [counterOrder({ id: "second", orderDate: "2027-01-01T00:00:00.000Z" })];

    const many = () => loaded(counter({ first: [async () => cut()] }));

    it("fetches more of them on request, and again when everything is read anew", async () => {
      const { store, platform, tick } = await many();
      platform.page = async () => ({ rows, total: 300, next: "second" });
      await store.more();
      expect(platform.calls.at(-1)).toMatchObject({ params: { stage: "toPack" }, query: { after: "order-100042" } });
      expect(store.shown.list("toPack")).toMatchObject({ first: [{}, { id: "second" }], missing: 298 });
      platform.answers.push(async () => ({ ...cut(), version: "anew" }));
      tick();
      await vi.waitFor(() => expect(platform.calls.at(-1)?.query).toEqual({ after: "order-100042" }));
      await looked(platform, tick, "anew");
      expect(store.shown.list("toPack")).toMatchObject({ first: [{}, { id: "second" }], missing: 298 });
    });

    it("says when they cannot be fetched, and tries again", async () => {
      const { store, platform } = await many();
      platform.page = () => Promise.reject(new NetworkError());
      await store.more();
      expect([store.moreTrouble, store.isFetchingMore]).toEqual([expect.stringContaining("offline"), false]);
      platform.page = async () => ({ rows, total: 300 });
      await store.more();
      expect([store.moreTrouble, store.shown.list("toPack").missing]).toEqual(["", 0]);
    });
  });

  it("moves an order by one touch, and an older answer does not move it back", async () => {
    const { store, platform, tick } = await loaded();
    const order = counterOrder();
    let answerLate = (_: CounterOrders) => {};
    platform.answers.push(
      () =>
        new Promise((resolve) => {
          answerLate = resolve;
        }),
    );
    tick();
    const stepping = store.steps.take(order, "packed");
    expect(store.steps.busy.has(order.id)).toBe(true);
    await stepping;
    expect(store.shown.countOf("packed")).toBe(1);
    answerLate(counterAnswer({ version: "old", isWhole: false, orders: [order] }));
    await vi.waitFor(() => expect(store.steps.busy.size).toBe(0));
    expect(store.shown.list("packed").first).toHaveLength(1);
    expect(platform.calls.find(({ body }) => body)?.body).toEqual({ step: "packed" });
    // The next look asks for changes since the answer before, not for everything.
    await looked(platform, tick, "1");
  });

  it("says why a step is refused, at its order, and reads the orders anew", async () => {
    const { store, platform } = await loaded();
    const order = counterOrder();
    platform.step = () => Promise.reject(new HttpError(409, "ORDER_STATE_REFUSED", "It is cancelled."));
    await store.steps.take(order, "packed");
    expect(store.steps.refusals.get(order.id)).toBe("It is cancelled.");
    const refused = store.steps.refusedOf(store.shown.all ?? []);
    expect(refused).toEqual([{ id: order.id, number: "100042", why: "It is cancelled." }]);
    expect(platform.calls.at(-1)?.query).toEqual({});
    store.steps.dropRefusals(refused);
    expect(store.steps.refusals.size).toBe(0);
  });

  it("cancels after a question, with the reason that the customer reads", async () => {
    const { store, platform } = await loaded();
    const order = counterOrder();
    store.steps.askToCancel(order);
    store.steps.keep();
    store.steps.askToCancel(order);
    store.steps.setReason(" Sold out ");
    await store.steps.cancel();
    expect(platform.calls.filter(({ body }) => body).map(({ body }) => body)).toEqual([
      { step: "cancelled", reason: "Sold out" },
    ]);
    expect(store.steps.cancelling).toBeUndefined();
  });

  it("keeps what it shows while the shop cannot be reached, and says so until it can", async () => {
    const { store, platform, tick } = await loaded();
    platform.look = () => Promise.reject(new NetworkError());
    tick();
    await vi.waitFor(() => expect(store.trouble).toContain("offline"));
    expect(store.shown.all).toHaveLength(1);
    platform.look = undefined;
    window.dispatchEvent(new Event("online"));
    await vi.waitFor(() => expect(store.trouble).toBe(""));
  });

  it("forgets everything on logout, and when the code is revoked", async () => {
    const { store, platform, storage, tick } = await loaded();
    platform.look = () => Promise.reject(new HttpError(401, "TOKEN_REFUSED", "no"));
    tick();
    await vi.waitFor(() => expect(store.session.token).toBeNull());
    expect([store.shown.all, storage.getItem(KEY)]).toEqual([undefined, null]);
    expect(store.session.error).toContain("opens nothing any more");
  });

  it("keeps its screen awake until the page is left", async () => {
    const lock = Object.assign(new EventTarget(), { released: false, release: vi.fn() });
    const request = vi.fn(async () => lock);
    vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { wakeLock: { request } }));
    const { store } = await loaded();
    expect(request).toHaveBeenCalledExactlyOnceWith("screen");
    store.dispose();
    expect(lock.release).toHaveBeenCalledOnce();
  });
});
