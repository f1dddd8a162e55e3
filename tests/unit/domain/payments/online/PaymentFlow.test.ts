import { beforeEach, describe, expect, it, vi } from "vitest";
import { OnlineRecharge } from "#domain/payments/online/OnlineRecharge.ts";
import { PAYMENT_MOVES } from "#domain/payments/online/PaymentFlow.ts";
import { NetworkError } from "#kernel/http/errors.ts";
import { MemoryStorage } from "#kernel/storage/MemoryStorage.ts";
import { order as anOrder } from "#stories/support/commerceBuilders.ts";
import { type PaymentScript, paymentHarness } from "../paymentHarness";

beforeEach(() => void vi.useFakeTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

type State = keyof typeof PAYMENT_MOVES;
type Harness = ReturnType<typeof paymentHarness>;

const waiting = anOrder({ orderState: "PENDING", paymentStatus: "PENDING", paymentMethod: "PAYMENT_GATEWAY" });
const failed = { ...waiting, orderState: "FAILED" as const };
const placed = { ...waiting, orderState: "PLACED" as const, paymentStatus: "SUCCEEDED" as const };
const pay = ({ payment }: Harness) => {
  const prepared = payment.online.prepare();
  if (prepared !== undefined) void payment.pay(waiting, prepared);
};
const paid = async (harness: Harness) => {
  pay(harness);
  await pass(1);
};
const slowly = () => new Promise<void>((resolve) => setTimeout(resolve, 20));
const lost = () => Promise.reject(new NetworkError());

/** How each state is reached, and what provider and platform do for it. */
const WAYS: Record<State, [script: PaymentScript, reach: (harness: Harness) => unknown]> = {
  none: [{}, () => {}],
  unpaid: [{}, ({ payment }) => payment.resume(waiting)],
  refreshing: [
    { isUnknown: true, slow: { settings: slowly } },
    ({ payment }) => {
      void payment.resume(waiting);
      void payment.payAgain();
    },
  ],
  starting: [{}, pay],
  open: [{ slow: { checkout: slowly } }, paid],
  asking: [{ statuses: ["PROGRESS"], slow: { status: slowly } }, paid],
  reporting: [{ slow: { report: slowly } }, paid],
  confirming: [{ slow: { report: lost } }, paid],
};
const states = Object.keys(WAYS) as State[];

const reached = new Set<string>();
/** Runs `act` in the state, and returns the moves that follow. */
async function movesAfter(state: State, act: (harness: Harness) => unknown, more: PaymentScript = {}) {
  const [script, reach] = WAYS[state];
  const harness = paymentHarness(waiting, { opensIn: "tab", storage: new MemoryStorage(), ...script, ...more });
  await reach(harness);
  expect(harness.online.flow.state.is).toBe(state);
  const begun = harness.moves.length;
  const before = harness.reported.length;
  await Promise.all([act(harness), pass(1_000)]);
  for (const move of harness.moves) reached.add(move);
  return { ...harness, since: harness.moves.slice(begun), reported: harness.reported.slice(before) };
}

describe.each(states)("a payment that is %s", (state) => {
  it("opens, says and reports nothing more once its screen is left", async () => {
    const shown: number[] = [];
    const left = await movesAfter(state, (harness) => {
      shown.push(harness.started.length, harness.opened.length, harness.notices.shown.length);
      harness.payment.dispose();
    });
    expect([left.since, left.reported, left.answers]).toEqual([[`${state} left`], [], []]);
    expect([left.started.length, left.opened.length, left.notices.shown.length]).toEqual(shown);
    expect([left.payment.isBusy, left.payment.unpaid, left.payment.waiting]).toEqual([false, undefined, undefined]);
    expect(left.tabs.closed).toBe(state === "starting" ? 1 : 0);
  });

  it("is begun once, however often the button is pressed", async () => {
    const prepared = (await movesAfter("unpaid", () => {})).payment.online.prepare();
    if (prepared === undefined) throw new Error("nothing is prepared");
    const { since, started } = await movesAfter(state, ({ payment }) => {
      void payment.pay(waiting, prepared);
      void payment.pay(waiting, prepared);
    });
    const isAtRest = ["none", "unpaid", "confirming"].includes(state);
    expect(since.slice(0, 2)).toEqual([`${state} start`, isAtRest ? "starting start" : `${state} start`]);
    expect(new Set(started.map(({ key }) => key)).size).toBe(state === "confirming" ? 2 : 1);
  });

  it("can only be given up while the shopper can see that it is not paid", async () => {
    const { reported } = await movesAfter(state, ({ payment }) => void payment.giveUp());
    const isGivenUp = ["unpaid", "asking", "confirming"].includes(state);
    const reports = reported.filter(({ orderState }) => orderState === "FAILED");
    expect(reports).toHaveLength(isGivenUp ? 1 : 0);
  });
});

async function late({ platform }: Harness) {
  platform.order = placed;
  await pass(10_000);
}
const session = { id: "t-1", paymentSessionId: "session-1" };
/** As after a reload of the page on which the payment began. */
const resumed = (askUntil: number) => (harness: Harness) => {
  const record = { orderId: waiting.id, providerId: "CASHFREE", key: "key-1", session, askUntil };
  harness.storage.setItem("store_payment_fresh-basket", JSON.stringify(record));
  void harness.payment.resume(waiting);
};
const recharge = ({ online }: Harness) => new OnlineRecharge(online).pay(100);
const again = ({ payment, script }: Harness) => {
  script.isUnknown = true;
  return payment.payAgain();
};
const page = { opensIn: "page" } as const;

it.each<[string, State, PaymentScript, (harness: Harness) => unknown, string[]]>([
  ["is shown on the order's page", "none", {}, ({ payment }) => payment.resume(failed), ["none show"]],
  ["is shown in the order's new state", "unpaid", {}, ({ payment }) => payment.resume(failed), ["unpaid show"]],
  ["is shown again", "confirming", {}, ({ payment }) => payment.resume(waiting), ["confirming show"]],
  ["is confirmed late", "unpaid", {}, late, ["unpaid paid"]],
  ["is placed late", "confirming", {}, late, ["confirming paid"]],
  ["is reported and paid", "reporting", {}, () => {}, ["reporting paid"]],
  ["fails", "reporting", { statuses: ["FAILED"] }, () => {}, ["reporting show"]],
  [
    "fails, and the platform does not answer",
    "unpaid",
    { slow: { report: lost } },
    ({ payment }) => payment.giveUp(),
    ["unpaid giveUp", "reporting unanswered"],
  ],
  [
    "succeeds, and the platform does not answer",
    "none",
    { slow: { report: lost } },
    pay,
    ["none start", "starting opened", "open asked", "asking report", "reporting unconfirmed"],
  ],
  ["cannot be started", "starting", { startError: new NetworkError() }, () => {}, ["starting ended"]],
  [
    "leads to another page",
    "none",
    { ...page, left: "redirected" },
    pay,
    ["none start", "starting opened", "open ended"],
  ],
  [
    "ends in the provider's error",
    "none",
    { ...page, left: "error" },
    pay,
    ["none start", "starting opened", "open report", "reporting paid"],
  ],
  ["is not there any more", "starting", { isGone: true }, () => {}, ["starting opened", "open asked", "asking ended"]],
  [
    "is polled after a reload",
    "none",
    { statuses: ["PROGRESS"] },
    resumed(Number.MAX_SAFE_INTEGER),
    ["none start", "starting asked"],
  ],
  ["is read once after a reload", "none", {}, resumed(0), ["none start", "starting report", "reporting paid"]],
  [
    "asks for the store's settings first",
    "unpaid",
    { slow: { settings: slowly } },
    again,
    ["unpaid refresh", "refreshing refreshed", "unpaid start"],
  ],
  [
    "asks for the settings first, unconfirmed too",
    "confirming",
    { slow: { settings: slowly, report: lost } },
    again,
    ["confirming refresh", "refreshing refreshed", "unpaid start"],
  ],
  [
    "of a recharge is not started",
    "none",
    { startError: new NetworkError() },
    recharge,
    ["none start", "starting finished"],
  ],
  [
    "of a recharge leads to another page",
    "none",
    { ...page, left: "redirected" },
    recharge,
    ["none start", "starting opened", "open finished"],
  ],
  ["of a recharge succeeds", "none", {}, recharge, ["none start", "starting opened", "open asked", "asking finished"]],
])("a payment %s", async (_, state, script, act, expected) => {
  expect((await movesAfter(state, act, script)).since.slice(0, expected.length)).toEqual(expected);
});

it("an abandoned attempt does not end the next one", async () => {
  const { online, payment } = await movesAfter("asking", async (harness) => {
    harness.payment.dispose();
    await paid(harness);
  });
  expect([online.flow.state.is, payment.waiting?.amount]).toEqual(["asking", waiting.finalPrice]);
});

it("is not started where its screen is left before the provider's code has come", async () => {
  const { started, tabs } = await movesAfter("none", (harness) => {
    pay(harness);
    harness.payment.dispose();
  });
  expect([started.length, tabs.closed]).toEqual([0, 1]);
});

it("makes every move of the table", () => {
  const all = Object.entries(PAYMENT_MOVES).flatMap(([state, row]) =>
    Object.keys(row).map((event) => `${state} ${event}`),
  );
  expect(all.filter((move) => !reached.has(move))).toEqual([]);
});
