import { beforeEach, describe, expect, it, vi } from "vitest";
import { FairQueue } from "#server/platform/http/FairQueue.ts";

describe("a fair queue", () => {
  beforeEach(() => void vi.useFakeTimers());

  const opened = (queue: FairQueue, keys: string[]) => {
    const begun: string[] = [];
    const ends = keys.map((key) =>
      queue.enter(key).then((end) => {
        begun.push(key);
        return end;
      }),
    );
    return { begun, end: async (place: number) => (await ends[place])?.() };
  };
  const settle = () => vi.advanceTimersByTimeAsync(0);

  it("lets as many work at once as it has places", async () => {
    const { begun, end } = opened(new FairQueue(2, 1000), ["a", "a", "a"]);
    await settle();
    expect(begun).toEqual(["a", "a"]);
    await end(0);
    await settle();
    expect(begun).toEqual(["a", "a", "a"]);
  });

  it("lets in one call of each key by turns, however many of one key wait", async () => {
    const { begun, end } = opened(new FairQueue(1, 1000), ["loud", "loud", "loud", "loud", "quiet", "other", "quiet"]);
    for (const place of [0, 1, 4, 5, 2, 6]) {
      await settle();
      await end(place);
    }
    await settle();
    expect(begun).toEqual(["loud", "loud", "quiet", "other", "loud", "quiet", "loud"]);
  });

  it("gives the place of one that takes long to the next, once", async () => {
    const { begun, end } = opened(new FairQueue(1, 1000), ["slow", "a", "b"]);
    await vi.advanceTimersByTimeAsync(999);
    expect(begun).toEqual(["slow"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual(["slow", "a"]);
    await end(0);
    await settle();
    expect(begun).toEqual(["slow", "a"]);
    await end(1);
    await settle();
    expect(begun).toEqual(["slow", "a", "b"]);
  });

  it("has all its places again when nobody waits", async () => {
    const queue = new FairQueue(1, 1000);
    for (let turn = 0; turn < 3; turn += 1) (await queue.enter("a"))();
    const { begun } = opened(queue, ["a", "a"]);
    await settle();
    expect(begun).toEqual(["a"]);
  });
});
