import type { Page } from "playwright";
import { expect, test, vi } from "vitest";
import { stopClock } from "#tests/support/browser/stopClock.ts";

const pageThat = (pauseAt: (time: number) => Promise<void>) => {
  const clock = { pauseAt: vi.fn(pauseAt), resume: vi.fn(async () => {}) };
  return { clock, page: { clock, evaluate: async () => 10_000 } as unknown as Page };
};

test("a clock that was stopped too late goes on, and is stopped at a later time", async () => {
  const { clock, page } = pageThat(async (time) => {
    if (time < 12_000) throw new Error("clock.pauseAt: Error: Cannot fast-forward to the past");
  });
  await stopClock(page);
  expect(clock.pauseAt.mock.calls).toEqual([[10_500], [11_000], [12_000]]);
  expect(clock.resume).toHaveBeenCalledTimes(2);
});

test("any other failure fails the test", async () => {
  const { clock, page } = pageThat(async () => {
    throw new Error("the page was closed");
  });
  await expect(stopClock(page)).rejects.toThrow("the page was closed");
  expect(clock.resume).not.toHaveBeenCalled();
});
