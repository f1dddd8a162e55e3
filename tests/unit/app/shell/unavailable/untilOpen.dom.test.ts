import { beforeEach, describe, expect, it, vi } from "vitest";
import { untilOpen } from "#app/shell/unavailable/untilOpen.ts";
import { StoreUnavailable } from "#domain/branding/index.ts";

beforeEach(() => void vi.useFakeTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const busy = () => new StoreUnavailable("unreachable", "We are very busy.", 503);

/** A store that opens after `failures` failed tries. */
function opening(failures: number, error: () => Error = busy) {
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries <= failures) throw error();
  };
  const drawn: Parameters<Parameters<typeof untilOpen>[2]>[0][] = [];
  let isOpen = false;
  void untilOpen(load(), load, (problem) => drawn.push(problem)).then(() => {
    isOpen = true;
  });
  return { drawn, tries: () => tries, isOpen: () => isOpen };
}

describe("a store that cannot be loaded (spec 8)", () => {
  it("says status and message, and tries again by itself, less often each time", async () => {
    const { drawn, tries, isOpen } = opening(5);
    await pass(0);
    expect(drawn.at(-1)).toMatchObject({ reason: "unreachable", status: 503, message: "We are very busy." });
    const times: number[] = [];
    for (let second = 0; second < 100; second += 1) {
      const before = tries();
      await pass(1_000);
      if (tries() > before) times.push(second + 1);
    }
    expect(times).toEqual([5, 15, 35, 65, 95]);
    expect(isOpen()).toBe(true);
  });

  it("tries at once when the network is back, and when the shopper says so", async () => {
    const { drawn, tries, isOpen } = opening(2);
    await pass(0);
    window.dispatchEvent(new Event("online"));
    await pass(0);
    expect(tries()).toBe(2);
    drawn.at(-1)?.onRetry?.();
    await pass(0);
    expect([tries(), isOpen()]).toEqual([3, true]);
  });

  it("is not tried again when nobody knows the store", async () => {
    const { drawn, tries } = opening(9, () => new StoreUnavailable("unknown-store", "Nobody of that name.", 404));
    await pass(600_000);
    expect(tries()).toBe(1);
    expect(drawn.at(-1)).toEqual({ reason: "unknown-store", status: 404, message: "Nobody of that name." });
  });

  it("is not replaced by the failure view when it has opened meanwhile", async () => {
    const { drawn, isOpen } = opening(0);
    await pass(0);
    expect([drawn, isOpen()]).toEqual([[], true]);
  });
});
