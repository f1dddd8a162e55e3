import { describe, expect, it, vi } from "vitest";
import { keepAwake } from "#kernel/visibility/keepAwake.ts";
import { settled } from "../support/fakes";

describe("the screen", () => {
  it("is kept awake, and again after the browser has let go of it, until it is no longer wanted", async () => {
    const locks: EventTarget[] = [];
    const request = vi.fn(async () => {
      const lock = Object.assign(new EventTarget(), { released: false, release: vi.fn() });
      locks.push(lock);
      return lock;
    });
    vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { wakeLock: { request } }));
    const end = keepAwake();
    await settled();
    document.dispatchEvent(new Event("visibilitychange"));
    await settled();
    expect(request).toHaveBeenCalledOnce();
    const [lock] = locks;
    Object.assign(lock ?? {}, { released: true });
    lock?.dispatchEvent(new Event("release"));
    await settled();
    expect(request).toHaveBeenCalledTimes(2);
    end();
    document.dispatchEvent(new Event("visibilitychange"));
    await settled();
    expect(request).toHaveBeenCalledTimes(2);
    expect(locks[1]).toMatchObject({ release: expect.any(Function) });
  });
});
