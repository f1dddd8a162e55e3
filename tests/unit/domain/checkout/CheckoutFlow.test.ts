import { beforeEach, describe, expect, it, vi } from "vitest";
import { CHECKOUT_MOVES } from "#domain/checkout/CheckoutFlow.ts";
import { HttpError, UnknownOutcome } from "#kernel/http/errors.ts";
import { order } from "#stories/support/commerceBuilders.ts";
import { checkoutHarness } from "./checkoutHarness";

beforeEach(() => void vi.useFakeTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

type State = keyof typeof CHECKOUT_MOVES;
type Shop = Awaited<ReturnType<typeof atReview>>;

/** At the review of an order whose payment opens a tab. */
async function atReview() {
  const shop = await checkoutHarness({ pay: { opensIn: "tab", statuses: ["PROGRESS"] } });
  const open = async () => {
    const opened = await shop.open();
    const goOn = async (ms: number) => {
      void opened.store.next();
      await pass(ms);
    };
    return { ...shop, ...opened, open, goOn };
  };
  const opened = await open();
  await pass(1_000);
  await opened.goOn(1_000);
  opened.store.choosePaymentMethod("PAYMENT_GATEWAY");
  await opened.goOn(1_000);
  return opened;
}

/** How each state is reached from the review. The platform answers each call after 20 ms. */
const WAYS: Record<State, (shop: Shop) => unknown> = {
  idle: () => {},
  working: ({ store, goOn }) => {
    store.goTo(1);
    return goOn(1);
  },
  resuming: async (shop) => {
    await shop.goOn(5_000);
    shop.store.dispose();
    Object.assign(shop, await shop.open());
    await pass(1);
  },
  preparing: ({ platform, goOn }) => {
    platform.isSilent = true;
    return goOn(1);
  },
  placing: ({ goOn }) => goOn(5),
  checking: ({ faults, goOn }) => {
    faults.push({ path: "/api/orders", error: new UnknownOutcome(), after: true });
    return goOn(25);
  },
  reading: ({ goOn }) => goOn(25),
  placed: ({ platform, goOn }) => {
    platform.order = order({ id: "order-1", orderState: "PLACED", paymentStatus: "SUCCEEDED" });
    return goOn(1_000);
  },
};

const aboutOrders = ({ api }: Shop) => api.asked.filter(({ path }) => path.startsWith("/api/orders")).length;
const reached = new Set<string>();
/** Runs `act` in the state, and returns the moves that follow. */
async function movesAfter(state: State, act: (shop: Shop) => unknown) {
  const shop = await atReview();
  await WAYS[state](shop);
  expect(shop.placing.flow.state.is).toBe(state);
  const begun = shop.moves.length;
  await Promise.all([act(shop), pass(10_000)]);
  for (const move of shop.moves) reached.add(move);
  return { ...shop, since: shop.moves.slice(begun) };
}

describe.each(Object.keys(WAYS) as State[])("a checkout that is %s", (state) => {
  it("does nothing more once its screen is left, and leaves no tab open", async () => {
    let asked = 0;
    const left = await movesAfter(state, (shop) => {
      asked = aboutOrders(shop);
      shop.store.dispose();
    });
    expect(left.since).toEqual([`${state} left`]);
    expect([aboutOrders(left), left.navigation.path]).toEqual([
      asked,
      state === "placed" ? "/order/order-1/true" : "/cart",
    ]);
    // Only the payment that has begun keeps its tab.
    expect(left.tabs.reserved - left.tabs.closed).toBe(state === "resuming" ? 1 : 0);
  });

  it("opens the order's page once where a bank confirms an earlier payment", async () => {
    const paid = order({ id: "order-0", orderState: "PLACED", paymentStatus: "SUCCEEDED" });
    const { since, navigation } = await movesAfter(state, ({ answered }) => answered(paid));
    expect([since, navigation.moves.length]).toEqual([[`${state} placed`], 1]);
  });

  it("is ordered once, however often the button is pressed", async () => {
    const { since, platform } = await movesAfter(state, ({ placing }) => {
      void placing.place();
      void placing.place();
    });
    expect(since.filter((move) => move === `${state} order`)).toHaveLength(state === "idle" ? 1 : 2);
    expect(platform.orders.size).toBe(state === "working" ? 0 : 1);
  });
});

const refused = { path: "/api/orders", method: "POST", error: new HttpError(400, "INVALID", "Not like this.") };
const lost = { path: "/api/orders", method: "POST", error: new UnknownOutcome() };

it.each<[string, State, (shop: Shop) => unknown, string[]]>([
  ["finishes Continue", "working", () => {}, ["working finished"]],
  [
    "sends nothing by a method that the store no longer takes",
    "idle",
    ({ hindrances, goOn }) => {
      hindrances.set("PAYMENT_GATEWAY", "Payment method not supported");
      return goOn(0);
    },
    ["idle order", "preparing hindered"],
  ],
  [
    "reads the order, which is then paid",
    "preparing",
    () => {},
    ["preparing sent", "placing accepted", "reading unpaid"],
  ],
  ["is refused", "placing", ({ faults }) => faults.push(refused), ["placing refused"]],
  [
    "is refused after answers were lost",
    "checking",
    ({ faults }) => faults.push(lost, refused),
    ["checking lost", "checking refused"],
  ],
  ["is accepted after an answer was lost", "checking", () => {}, ["checking accepted", "reading unpaid"]],
  ["reads the order of the earlier visit", "resuming", () => {}, ["resuming finished"]],
])("%s", async (_, state, act, expected) => {
  expect((await movesAfter(state, act)).since).toEqual(expected);
});

it("sends again, after a reload, the order whose answer was lost", async () => {
  const { moves } = await movesAfter("checking", async (shop) => {
    shop.store.dispose();
    await shop.open();
  });
  expect(moves).toContain("idle repeat");
});

it("forgets the order of the earlier visit where the shopper goes on with the cart before it is read", async () => {
  const { store, placing } = await movesAfter("idle", async (shop) => {
    await shop.goOn(1_000);
    await Promise.all([shop.placing.payment.giveUp(), pass(1_000)]);
    shop.store.dispose();
    shop.faults.push({ path: "/api/orders/:id", method: "GET", error: new UnknownOutcome() });
    const again = Object.assign(shop, await shop.open());
    await pass(100);
    await again.goOn(1_000);
  });
  expect([store.currentStep, placing.payment.failed]).toEqual([1, undefined]);
});

it("makes every move of the table", () => {
  const all = Object.entries(CHECKOUT_MOVES).flatMap(([state, row]) =>
    Object.keys(row).map((event) => `${state} ${event}`),
  );
  expect(all.filter((move) => !reached.has(move))).toEqual([]);
});
