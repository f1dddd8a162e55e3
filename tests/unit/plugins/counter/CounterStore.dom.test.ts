import { describe, expect, it, vi } from "vitest";
import { CounterStore } from "../../../../plugins/counter/CounterStore";
import type { AdminOrder } from "../../../../src/contract/admin";
import { type CounterOrders, counter as counterApi } from "../../../../src/contract/counter";
import type { ApiClient } from "../../../../src/kernel/http/ApiClient";
import { HttpError, NetworkError } from "../../../../src/kernel/http/errors";
import { MemoryStorage } from "../../../../src/kernel/storage/MemoryStorage";
import { DocumentVisibility } from "../../../../src/kernel/visibility/DocumentVisibility";
import { counterOrder } from "../../../../stories/plugins/counter/counterBuilders";

const CODE = "K7QM4TXP9RWD2HJC";
type Given = { query?: { known?: string }; params?: { order: string }; body?: { step: string }; bearer?: string };

function counter({ code = CODE as string | null } = {}) {
  const storage = new MemoryStorage();
  if (code !== null) storage.setItem("key", code);
  let tick = () => {};
  const clock = {
    now: () => new Date("2026-11-25T05:00:00Z"),
    sleep: async () => {},
    every: (_ms: number, callback: () => void) => {
      tick = callback;
      return () => {};
    },
  };
  const platform = {
    orders: [counterOrder()] as AdminOrder[],
    version: 1,
    look: undefined as undefined | (() => Promise<CounterOrders>),
    step: undefined as undefined | (() => Promise<unknown>),
    calls: [] as Given[],
  };
  const answer = (known?: string): CounterOrders => ({
    version: `v${platform.version}`,
    today: "2026-11-25",
    name: "Front desk",
    ...(known !== `v${platform.version}` && { orders: platform.orders }),
  });
  const call = async (endpoint: unknown, given: Given) => {
    platform.calls.push(given);
    if (endpoint === counterApi.orders) return platform.look?.() ?? answer(given.query?.known);
    if (platform.step) return platform.step();
    platform.version += 1;
    const [order] = platform.orders;
    platform.orders = platform.orders.map((one) => ({ ...one, packedAt: "2026-11-25T05:00:00.000Z" }));
    return order;
  };
  const bell = { turnOn: vi.fn(async () => {}), turnOff: vi.fn(), ring: vi.fn() };
  const store = new CounterStore({
    api: { call } as unknown as ApiClient,
    storage,
    clock,
    visibility: new DocumentVisibility(),
    storageKey: "key",
    bell,
  });
  store.start();
  return { store, platform, storage, bell, tick: () => tick() };
}

const loaded = async (given = counter()) => {
  await vi.waitFor(() => expect(given.store.orders).toBeDefined());
  return given;
};

describe("the counter", () => {
  it("asks for a code where this browser has none, and keeps one that the platform takes", async () => {
    const { store, platform, storage } = counter({ code: null });
    expect([store.isStarted, store.code, platform.calls]).toEqual([true, null, []]);
    await store.logIn("too short");
    expect(store.loginError).toContain("16 letters and digits");
    expect(platform.calls).toEqual([]);
    // The code as it is read aloud: lower case, hyphens, an O for a 0.
    platform.look = () => Promise.reject(new HttpError(401, "TOKEN_REFUSED", "no"));
    await store.logIn("o000-1111-2222-3333");
    expect([store.loginError, store.code]).toEqual([expect.stringContaining("opens nothing"), null]);
    expect(platform.calls[0]?.bearer).toBe("0000111122223333");
    platform.look = undefined;
    await store.logIn("k7qm-4txp-9rwd-2hjc");
    expect([store.code, storage.getItem("key"), store.orders?.length]).toEqual([CODE, CODE, 1]);
  });

  it("shows new orders without a reload, marks them, and rings where the sound is on", async () => {
    const { store, platform, bell, tick } = await loaded();
    expect([...store.fresh]).toEqual([]);
    await store.turnSound(true);
    platform.orders = [...platform.orders, counterOrder({ id: "new" })];
    platform.version += 1;
    tick();
    await vi.waitFor(() => expect([...store.fresh]).toEqual(["new"]));
    expect(store.countOf("toPack")).toBe(2);
    expect(bell.ring).toHaveBeenCalledTimes(1);
    tick();
    await vi.waitFor(() => expect(platform.calls.at(-1)?.query).toEqual({ known: "v2" }));
    expect(bell.ring).toHaveBeenCalledTimes(1);
    await store.turnSound(false);
    expect(bell.turnOff).toHaveBeenCalled();
  });

  it("looks again and again and never twice at once", async () => {
    const { platform, tick } = await loaded();
    platform.look = () => new Promise(() => {});
    const before = platform.calls.length;
    tick();
    tick();
    expect(platform.calls.length).toBe(before + 1);
  });

  it("moves an order by one touch, and an older answer does not move it back", async () => {
    const { store, platform, tick } = await loaded();
    const [order] = platform.orders;
    if (order === undefined) throw new Error("no order");
    let answerLate = (_: CounterOrders) => {};
    platform.look = () =>
      new Promise((resolve) => {
        answerLate = resolve;
      });
    tick();
    const stepping = store.step(order, "packed");
    expect(store.busy.has(order.id)).toBe(true);
    await stepping;
    expect(store.countOf("packed")).toBe(1);
    answerLate({ version: "old", today: "2026-11-25", name: "", orders: [order] });
    await vi.waitFor(() => expect(store.busy.size).toBe(0));
    expect(store.countOf("packed")).toBe(1);
    expect(platform.calls.find(({ body }) => body)?.body).toEqual({ step: "packed" });
  });

  it("says why a step is refused, at its order, and reads the orders again", async () => {
    const { store, platform } = await loaded();
    const [order] = platform.orders;
    if (order === undefined) throw new Error("no order");
    platform.step = () => Promise.reject(new HttpError(409, "ORDER_STATE_REFUSED", "It is cancelled."));
    await store.step(order, "packed");
    expect(store.refusals.get(order.id)).toBe("It is cancelled.");
    expect(platform.calls.at(-1)?.query).toEqual({});
  });

  it("cancels after a question, with the reason that the customer reads", async () => {
    const { store, platform } = await loaded();
    const [order] = platform.orders;
    if (order === undefined) throw new Error("no order");
    store.askToCancel(order);
    store.keep();
    store.askToCancel(order);
    store.setReason(" Sold out ");
    await store.cancel();
    expect(platform.calls.filter(({ body }) => body).map(({ body }) => body)).toEqual([
      { step: "cancelled", reason: "Sold out" },
    ]);
    expect(store.cancelling).toBeUndefined();
  });

  it("keeps what it shows while the shop cannot be reached, and says so until it can", async () => {
    const { store, platform, tick } = await loaded();
    platform.look = () => Promise.reject(new NetworkError());
    tick();
    await vi.waitFor(() => expect(store.trouble).toContain("offline"));
    expect(store.orders).toHaveLength(1);
    platform.look = undefined;
    window.dispatchEvent(new Event("online"));
    await vi.waitFor(() => expect(store.trouble).toBe(""));
  });

  it("forgets everything on logout, and when the code is revoked", async () => {
    const { store, platform, storage, tick } = await loaded();
    platform.look = () => Promise.reject(new HttpError(401, "TOKEN_REFUSED", "no"));
    tick();
    await vi.waitFor(() => expect(store.code).toBeNull());
    expect([store.orders, storage.getItem("key")]).toEqual([undefined, null]);
    expect(store.loginError).toContain("opens nothing any more");
  });

  it("keeps its screen awake until the page is left", async () => {
    const lock = Object.assign(new EventTarget(), { released: false, release: vi.fn() });
    const request = vi.fn(async () => lock);
    vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { wakeLock: { request } }));
    const { store } = await loaded();
    expect(request).toHaveBeenCalledExactlyOnceWith("screen");
    store.dispose();
    expect(lock.release).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});
