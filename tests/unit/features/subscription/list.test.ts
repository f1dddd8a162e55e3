import { expect, test } from "vitest";
import type { Subscription } from "#contract/sale/subscriptions.ts";
import { deliveryPlanQuery, subscriptionPageQuery } from "#domain/subscriptions/index.ts";
import { DeliveryCalendar, pauseRefusal } from "#features/subscription/DeliveryCalendar.ts";
import { SubscriptionEditor } from "#features/subscription/SubscriptionEditor.ts";
import { SubscriptionList } from "#features/subscription/SubscriptionList.ts";
import { SubscriptionRemoval } from "#features/subscription/SubscriptionRemoval.ts";
import { HttpError } from "#kernel/http/errors.ts";
import { CoreQueryCache } from "#kernel/query/CoreQueryCache.ts";
import { plan, subscription } from "#stories/support/subscriptionBuilders.ts";
import { type Asked, FakeApi, FakeNotices } from "../../domain/support/fakes";

const SHOPPER = { customerId: "c-1" };
const down = () => {
  throw new HttpError(500, "INTERNAL", "");
};

function shop(answer: (asked: Asked) => unknown) {
  const api = new FakeApi(answer);
  const queries = new CoreQueryCache();
  const notices = new FakeNotices();
  queries.set(subscriptionPageQuery(api, "c-1", 1).key, { subscriptions: [subscription()], totalPages: 1 });
  const waits: number[] = [];
  const clock = {
    now: () => new Date(2026, 2, 5),
    sleep: async (ms: number) => void waits.push(ms),
    every: () => () => {},
  };
  const list = new SubscriptionList({ api, queries, session: SHOPPER as never, notices, clock });
  return { api, queries, notices, list, clock, waits };
}

test("spec 9: subscriptions come eight a page", async () => {
  const { api } = shop(() => ({ subscriptions: [], totalPages: 0 }));
  const query = subscriptionPageQuery(api, "c-1", 2);
  await query.fetch(new AbortController().signal);
  expect(api.asked[0]?.query).toEqual({ customerId: "c-1", page: 2, size: 8 });
  expect([query.retries, query.refetchOnFocus]).toEqual([2, false]);
});

test("spec 4, Subscription: the switch moves only after the platform has accepted, with the recurrence unchanged", async () => {
  let isActiveMeanwhile: boolean | undefined;
  const { api, list, waits } = shop(({ body }) => {
    isActiveMeanwhile = list.subscriptions[0]?.isActive;
    return subscription({ isActive: body.isActive as boolean });
  });
  await Promise.all([list.toggle(subscription()), list.toggle(subscription())]);
  expect(api.asked).toHaveLength(1);
  expect(api.asked[0]).toMatchObject({
    method: "PUT",
    params: { id: "subscription-1" },
    body: {
      subscriptionRecurrence: { daysOfWeek: ["MONDAY", "WEDNESDAY", "FRIDAY"], endDate: "" },
      isActive: false,
    },
  });
  expect([isActiveMeanwhile, list.subscriptions[0]?.isActive, list.isSwitching("subscription-1")]).toEqual([
    true,
    false,
    false,
  ]);
  expect(waits).toEqual([800]);
});

test("a switch that fails stays where it was and says so", async () => {
  const { list, notices } = shop(down);
  await list.toggle(subscription());
  expect([list.subscriptions[0]?.isActive, notices.messages]).toEqual([
    true,
    ["The subscription could not be changed. Please try again."],
  ]);
});

function editing(answer: (asked: Asked) => unknown) {
  const { api, list, notices, waits } = shop(answer);
  const taken: Subscription[] = [];
  const into = { take: (changed: Subscription) => void taken.push(changed), readAgain: () => list.readAgain() };
  const editor = new SubscriptionEditor(api, into, notices);
  editor.open(subscription());
  return { api, editor, notices, taken, waits };
}

test("spec 4, Subscription: Edit sends days and end date, closes, and the list is read again after 800 ms", async () => {
  const { api, editor, taken, waits } = editing(() => subscription());
  await editor.save({ daysOfWeek: ["WEDNESDAY", "FRIDAY"], endDate: "2026-06-30" });
  expect(api.asked[0]?.body).toEqual({
    subscriptionRecurrence: { daysOfWeek: ["WEDNESDAY", "FRIDAY"], endDate: "2026-06-30" },
  });
  expect([editor.subscription, taken.length, waits]).toEqual([null, 1, [800]]);
});

test("a failed check of the form is a toast (spec 8), sends nothing and keeps the dialog", () => {
  const { api, editor, notices } = editing(() => subscription());
  editor.refuse("Error! Please select repeated days.");
  expect(notices.messages).toEqual(["Error! Please select repeated days."]);
  expect([api.asked.length, editor.subscription?.id]).toEqual([0, "subscription-1"]);
});

test("an update that fails keeps the dialog with all its values", async () => {
  const { editor, notices } = editing(down);
  await editor.save({ daysOfWeek: ["SUNDAY"], endDate: "" });
  expect([editor.subscription?.id, editor.saving.isRunning, notices.messages.length]).toEqual([
    "subscription-1",
    false,
    1,
  ]);
});

test.each([
  ["accepted", () => ({ removed: true }), null],
  ["gone already", () => Promise.reject(new HttpError(404, "NOT_FOUND", "")), null],
  ["refused", () => Promise.reject(new HttpError(500, "INTERNAL", "")), "subscription-1"],
])("a deletion that is %s", async (_, answer, left) => {
  const { api, list, notices, waits } = shop(answer);
  const removal = new SubscriptionRemoval(api, list, notices);
  removal.ask(subscription());
  await Promise.all([removal.confirm(), removal.confirm()]);
  expect(api.asked.map(({ method, path }) => `${method} ${path}`)).toEqual(["DELETE /api/subscriptions/:id"]);
  expect([removal.subscription?.id ?? null, removal.removing.isRunning]).toEqual([left, false]);
  // It leaves the list at once, which is read again after 800 ms (spec 9).
  expect([list.subscriptions.length, waits]).toEqual(left === null ? [0, [800]] : [1, []]);
});

function calendarOf(answer: (asked: Asked) => unknown) {
  const { api, queries, notices, clock } = shop(answer);
  const calendar = new DeliveryCalendar({
    api,
    queries,
    session: SHOPPER as never,
    branding: { timeZone: "Asia/Kolkata" } as never,
    notices,
    clock: clock as never,
  });
  calendar.open(subscription());
  const shown = () => queries.get(deliveryPlanQuery(api, "c-1", "subscription-1").key);
  return { api, calendar, notices, shown };
}

test("a day is skipped and taken back, and the answer is what is shown", async () => {
  const changed = plan({ deliveries: [] });
  const { api, calendar, shown } = calendarOf(() => changed);
  await calendar.skip("2026-03-06");
  await calendar.takeBack("2026-03-06");
  expect(api.asked.map(({ path, body }) => [path, body])).toEqual([
    ["/api/subscriptions/:id/skip", { date: "2026-03-06" }],
    ["/api/subscriptions/:id/unskip", { date: "2026-03-06" }],
  ]);
  expect([shown(), calendar.changing]).toEqual([changed, null]);
});

test("a day whose cut-off has passed meanwhile is reported with the platform's message", async () => {
  const { calendar, notices } = calendarOf(() => {
    throw new HttpError(409, "CUT_OFF_PASSED", "This delivery is ordered already.");
  });
  await calendar.skip("2026-03-06");
  expect([notices.messages, calendar.changing]).toEqual([["This delivery is ordered already."], null]);
});

test("a range is paused and the pause is ended", async () => {
  const { api, calendar } = calendarOf(() => plan());
  calendar.setPauseFrom("2026-03-10");
  calendar.setPauseUntil("2026-03-12");
  await calendar.pause();
  await calendar.resume();
  expect(api.asked.map(({ path, body }) => [path.split("/").at(-1), body])).toEqual([
    ["pause", { from: "2026-03-10", until: "2026-03-12" }],
    ["resume", {}],
  ]);
  expect([calendar.pauseFrom, calendar.pauseUntil]).toEqual(["", ""]);
});

test.each([
  ["", "2026-03-12", /choose the first and the last day/],
  ["2026-03-12", "2026-03-10", /cannot be before/],
  ["2026-03-01", "2026-03-04", /have passed/],
])("a pause from '%s' until '%s' is refused in words", (from, until, words) => {
  expect(pauseRefusal(from, until, "2026-03-05")).toMatch(words);
});

test("a pause of only today is valid", () => {
  expect(pauseRefusal("2026-03-05", "2026-03-05", "2026-03-05")).toBeUndefined();
});

test.each<[string, (answer: () => unknown) => { notices: FakeNotices; run: () => Promise<void> }]>([
  [
    "switch",
    (answer) => {
      const { list, notices } = shop(answer);
      return { notices, run: () => list.toggle(subscription()) };
    },
  ],
  [
    "update",
    (answer) => {
      const { editor, notices } = editing(answer);
      return { notices, run: () => editor.save({ daysOfWeek: ["SUNDAY"], endDate: "" }) };
    },
  ],
  [
    "deletion",
    (answer) => {
      const { api, list, notices } = shop(answer);
      const removal = new SubscriptionRemoval(api, list, notices);
      removal.ask(subscription());
      return { notices, run: () => removal.confirm() };
    },
  ],
  [
    "skipped day",
    (answer) => {
      const { calendar, notices } = calendarOf(answer);
      return { notices, run: () => calendar.skip("2026-03-06") };
    },
  ],
])("the error of a %s goes when it is tried again, and stays until then", async (_, begin) => {
  let answer: () => unknown = down;
  const { notices, run } = begin(() => answer());
  await run();
  expect([notices.messages.length, notices.withdrawn]).toEqual([1, []]);
  answer = () => ({ ...subscription(), ...plan() });
  await run();
  expect(notices.withdrawn).toEqual(notices.messages.slice(0, 1));
});
