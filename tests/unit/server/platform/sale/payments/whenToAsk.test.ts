import { describe, expect, it } from "vitest";
import { isAskedEnough, judge, nextLookAt } from "#server/platform/services/sale/payments/whenToAsk.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const BEGUN = new Date("2026-03-01T06:00:00Z");
const aged = (ms: number) => new Date(BEGUN.getTime() + ms);
const STATUSES = ["PROGRESS", "FAILED", "USER_DROPPED", "SUCCEEDED"] as const;
type Status = (typeof STATUSES)[number];
const payment = (status: Status) => ({ status, createdAt: BEGUN });

describe("The next look at a payment", () => {
  const waitOf = (status: Status, age: number) =>
    nextLookAt(payment(status), aged(age), 30 * SECOND).getTime() - BEGUN.getTime() - age;

  it.each([
    [0, 30 * SECOND],
    [10 * SECOND, 30 * SECOND],
    [40 * SECOND, 40 * SECOND],
    [50 * MINUTE, 50 * MINUTE],
    [2 * HOUR, HOUR],
    [72 * HOUR, HOUR],
    // Its gateway was down for days.
    [73 * HOUR, HOUR],
    [40 * DAY, HOUR],
  ])("is, at an age of %i ms, %i ms later while it is in progress", (age, wait) => {
    expect(waitOf("PROGRESS", age)).toBe(wait);
  });

  it.each(["FAILED", "USER_DROPPED"] as const)(
    "is hourly for three days, then ever rarer, after it is %s",
    (status) => {
      expect(waitOf(status, 2 * HOUR)).toBe(HOUR);
      expect(waitOf(status, 72 * HOUR)).toBe(HOUR);
      expect(waitOf(status, 72 * HOUR + 1)).toBe(72 * HOUR + 1);
      expect(waitOf(status, 6 * DAY)).toBe(6 * DAY);
      expect(waitOf(status, 20 * DAY)).toBe(10 * DAY);
      expect(waitOf(status, 30 * DAY)).toBe(HOUR);
    },
  );

  it("is as far away as the payment is old, an hour at least, after it has succeeded", () => {
    expect(waitOf("SUCCEEDED", MINUTE)).toBe(HOUR);
    expect(waitOf("SUCCEEDED", 5 * HOUR)).toBe(5 * HOUR);
    expect(waitOf("SUCCEEDED", 25 * DAY)).toBe(5 * DAY);
  });
});

describe("The last look at a payment", () => {
  it.each([
    ["PROGRESS", 31 * DAY, false],
    ["FAILED", 30 * DAY, false],
    ["FAILED", 30 * DAY + 1, true],
    ["USER_DROPPED", 31 * DAY, true],
    ["SUCCEEDED", 4 * DAY, false],
    ["SUCCEEDED", 31 * DAY, true],
  ] as const)("%s, at an age of %i ms: %s", (status, age, isOver) => {
    expect(isAskedEnough(payment(status), aged(age))).toBe(isOver);
  });
});

describe("A gateway's answer", () => {
  const HELD = 15 * MINUTE;
  const failed = { status: "FAILED", captures: [] };
  const open = { status: "PROGRESS", captures: [] } as const;

  it("that it knows no such payment is ignored while the payment is in progress, and afterwards means that it failed", () => {
    expect(judge(payment("PROGRESS"), undefined, aged(HELD), HELD)).toBeUndefined();
    expect(judge(payment("PROGRESS"), undefined, aged(HELD + 1), HELD)).toEqual(failed);
  });

  it("that nothing has happened is believed for three days", () => {
    expect(judge(payment("PROGRESS"), open, aged(72 * HOUR), HELD)).toBe(open);
    expect(judge(payment("PROGRESS"), open, aged(72 * HOUR + 1), HELD)).toEqual(failed);
  });

  it("that money came is believed at any time", () => {
    const paid = { status: "SUCCEEDED", captures: [{ gatewayPaymentId: "c", amountPaise: 5600 }] } as const;
    expect(judge(payment("FAILED"), paid, aged(29 * DAY), HELD)).toBe(paid);
  });
});
