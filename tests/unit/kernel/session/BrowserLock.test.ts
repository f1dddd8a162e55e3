import { beforeEach, describe, expect, it, vi } from "vitest";
import { BrowserLock } from "#kernel/session/BrowserLock.ts";
import { FakeClock, SharedStorage, settled } from "../support/fakes";

describe("the lock of a page without Web Locks (a kiosk on a plain LAN address)", () => {
  beforeEach(() => vi.stubGlobal("navigator", {}));

  function twoTabs() {
    const shared = new SharedStorage();
    const clock = new FakeClock();
    return {
      shared,
      clock,
      tabs: [1, 2].map(() => new BrowserLock(shared.tab(), clock)) as [BrowserLock, BrowserLock],
    };
  }

  it("lets one tab work at a time", async () => {
    const { clock, tabs } = twoTabs();
    const log: string[] = [];
    const work = (name: string) => async () => {
      log.push(`${name} in`);
      await clock.sleep(1000);
      log.push(`${name} out`);
    };
    const all = Promise.all([tabs[0].run("x", work("a")), tabs[1].run("x", work("b"))]);
    await clock.pass(5000);
    await all;
    expect(log.map((line) => line.split(" ")[1])).toEqual(["in", "out", "in", "out"]);
  });

  it("lets different names work side by side", async () => {
    const { clock, tabs } = twoTabs();
    const inside: string[] = [];
    void tabs[0].run("x", async () => {
      inside.push("x");
      await clock.sleep(1000);
    });
    void tabs[1].run("y", async () => {
      inside.push("y");
    });
    await clock.pass(200);
    expect(inside.sort()).toEqual(["x", "y"]);
  });

  it("is free again when the work has failed", async () => {
    const { clock, tabs } = twoTabs();
    const failed = tabs[0].run("x", () => Promise.reject(new Error("no"))).catch((error: Error) => error.message);
    await clock.pass(1000);
    await expect(failed).resolves.toBe("no");
    const next = tabs[1].run("x", async () => "mine");
    await clock.pass(1000);
    await expect(next).resolves.toBe("mine");
  });

  it("is free again 15 s after its tab was closed", async () => {
    const { clock, shared, tabs } = twoTabs();
    shared.set("lock_x", `gone ${clock.now().getTime() + 15_000}`);
    const done = vi.fn();
    void tabs[0].run("x", async () => done());
    await clock.pass(14_000);
    expect(done).not.toHaveBeenCalled();
    await clock.pass(2000);
    expect(done).toHaveBeenCalledOnce();
  });
});

describe("the lock of a secure page", () => {
  it("is a Web Lock", async () => {
    const request = vi.fn((_name: string, work: () => Promise<unknown>) => work());
    vi.stubGlobal("navigator", { locks: { request } });
    const lock = new BrowserLock(new SharedStorage().tab(), new FakeClock());
    await expect(lock.run("x", async () => 7)).resolves.toBe(7);
    expect(request).toHaveBeenCalledWith("x", expect.any(Function));
    await settled();
  });
});
