import { expect, test } from "vitest";
import { PlatformClock } from "#kernel/clock/PlatformClock.ts";

const WRONG = new Date("2026-03-09T10:00:00Z");
const RIGHT = "Thu, 05 Mar 2026 10:00:00 GMT";
const clock = () => new PlatformClock({ now: () => WRONG });

test("the device's clock is used until an answer has the time", () => {
  const platform = clock();
  expect(platform.now()).toEqual(WRONG);
  platform.hear({ date: RIGHT, "cache-control": "no-store" });
  expect(platform.now()).toEqual(new Date(RIGHT));
});

test.each([
  ["that a cache may have kept", { date: RIGHT, "cache-control": "public, max-age=60, must-revalidate" }],
  ["without a date", {}],
  ["whose date is none", { date: "yesterday" }],
  ["that differs by less than a minute", { date: new Date(WRONG.getTime() - 59_000).toUTCString() }],
])("an answer %s changes nothing", (_, headers: Record<string, string>) => {
  const platform = clock();
  platform.hear(headers);
  expect(platform.now()).toEqual(WRONG);
});

test("the clock of a device is used again once it is set right", () => {
  let device = WRONG;
  const platform = new PlatformClock({ now: () => device });
  platform.hear({ date: RIGHT });
  device = new Date(RIGHT);
  platform.hear({ date: RIGHT });
  expect(platform.now()).toEqual(device);
});
