import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { endpoint } from "#contract/endpoint.ts";
import { SystemClock } from "#kernel/clock/SystemClock.ts";
import { HttpError, SessionEnded } from "#kernel/http/errors.ts";
import { HttpApiClient } from "#kernel/http/HttpApiClient.ts";
import { BrowserLock } from "#kernel/session/BrowserLock.ts";
import type { ExclusiveLock } from "#kernel/session/ExclusiveLock.ts";
import { SessionTokens } from "#kernel/session/SessionTokens.ts";
import { FakeTransport, SharedStorage, STORE, settled } from "../support/fakes";

const KEY = "store_auth_fresh-basket";
const thing = endpoint<{ reply: { ok: true } }>("GET", "/api/thing", "customer");

/** Web Locks of one browser, shared by its tabs. */
class FakeWebLocks implements ExclusiveLock {
  private last: Promise<unknown> = Promise.resolve();
  run<T>(_name: string, work: () => Promise<T>): Promise<T> {
    const mine = this.last.then(work, work);
    this.last = mine.catch(() => undefined);
    return mine;
  }
}

/** A platform that rotates tokens: every refresh token works once, and a replayed one ends the family. */
class RotatingPlatform {
  generation = 1;
  renewals = 0;
  isRevoked = false;

  get access() {
    return `access-${this.generation}`;
  }

  renew = async (refreshToken: string) => {
    await settled();
    if (this.isRevoked || refreshToken !== `refresh-${this.generation}`) {
      this.isRevoked = true;
      throw new HttpError(403, "SESSION_ENDED", "");
    }
    this.renewals += 1;
    this.generation += 1;
    return { accessToken: this.access, refreshToken: `refresh-${this.generation}` };
  };
}

beforeEach(() => {
  // Each tab is a separate store, but in development the persistence stops a store when a second one with its name is
  // created.
  vi.stubEnv("NODE_ENV", "production");
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

async function openTab(shared: SharedStorage, lock: ExclusiveLock, platform: RotatingPlatform) {
  const tokens = new SessionTokens(STORE, shared.tab(), lock, platform.renew, new SystemClock());
  await tokens.start();
  onTestFinished(() => tokens.dispose());
  const transport = new FakeTransport(async ({ headers }) => {
    await settled();
    return headers.authorization === `Bearer ${platform.access}` ? { body: { ok: true } } : { status: 403 };
  });
  const client = new HttpApiClient(
    transport,
    tokens,
    () => ({}),
    "",
    new SystemClock(),
    () => {},
  );
  return { tokens, client };
}

function loggedInBrowser(access = "access-expired") {
  const shared = new SharedStorage();
  const tokens = { accessToken: access, refreshToken: "refresh-1" };
  shared.set(KEY, JSON.stringify({ tokens, __mps__: { version: 1 } }));
  return shared;
}

const stored = (shared: SharedStorage) => JSON.parse(shared.get(KEY) ?? "{}").tokens ?? null;

describe("three tabs with ten calls each and an expired token (bar 8)", () => {
  it("make 1 renewal and 0 logouts with Web Locks", async () => {
    const shared = loggedInBrowser();
    const platform = new RotatingPlatform();
    const locks = new FakeWebLocks();
    const tabs = await Promise.all([1, 2, 3].map(() => openTab(shared, locks, platform)));
    const calls = tabs.flatMap(({ client }) => Array.from({ length: 10 }, () => client.call(thing)));
    await expect(Promise.all(calls)).resolves.toHaveLength(30);
    expect(platform.renewals).toBe(1);
    expect(tabs.every(({ tokens }) => tokens.isLoggedIn)).toBe(true);
    expect(stored(shared)).toEqual({ accessToken: "access-2", refreshToken: "refresh-2" });
  });

  it("make 1 renewal and 0 logouts with the storage lease, where there are no Web Locks", async () => {
    vi.stubGlobal("navigator", {});
    const shared = loggedInBrowser();
    const platform = new RotatingPlatform();
    const clock = new SystemClock();
    const tabs = await Promise.all(
      [1, 2, 3].map(() => openTab(shared, new BrowserLock(shared.tab(), clock), platform)),
    );
    const calls = tabs.flatMap(({ client }) => Array.from({ length: 10 }, () => client.call(thing)));
    await expect(Promise.all(calls)).resolves.toHaveLength(30);
    expect(platform.renewals).toBe(1);
    expect(tabs.every(({ tokens }) => tokens.isLoggedIn)).toBe(true);
    expect(shared.get(`lock_${KEY}_renewal`)).toBeUndefined();
  });
});

describe("a lost race (bar 8, reading 7)", () => {
  it("answers the token another tab has just stored, without a call", async () => {
    const shared = loggedInBrowser("access-1");
    const platform = new RotatingPlatform();
    const { tokens } = await openTab(shared, new FakeWebLocks(), platform);
    shared.set(KEY, JSON.stringify({ tokens: { accessToken: "access-9", refreshToken: "refresh-9" } }));
    await expect(tokens.renew("access-1")).resolves.toBe("access-9");
    expect(platform.renewals).toBe(0);
    expect(tokens.isLoggedIn).toBe(true);
  });
});

describe("the end of a session (spec 7.1, spec 8)", () => {
  it("follows a refused renewal: tokens gone here and in storage, the call ends in SessionEnded", async () => {
    const shared = loggedInBrowser();
    const platform = new RotatingPlatform();
    platform.isRevoked = true;
    const { tokens, client } = await openTab(shared, new FakeWebLocks(), platform);
    await expect(client.call(thing)).rejects.toBeInstanceOf(SessionEnded);
    expect([tokens.isLoggedIn, tokens.wasEnded]).toEqual([false, true]);
    expect(stored(shared)).toBeNull();
    tokens.begin({ accessToken: "of the next login" });
    expect(tokens.wasEnded).toBe(false);
  });

  it("by a logout is the shopper's own doing", async () => {
    const { tokens } = await openTab(loggedInBrowser(), new FakeWebLocks(), new RotatingPlatform());
    tokens.end();
    expect([tokens.isLoggedIn, tokens.wasEnded]).toEqual([false, false]);
  });

  it("follows a 403 without a refresh token", async () => {
    const { client } = await openTab(new SharedStorage(), new FakeWebLocks(), new RotatingPlatform());
    await expect(client.call(thing)).rejects.toBeInstanceOf(SessionEnded);
  });

  it("in one tab ends the others", async () => {
    const shared = loggedInBrowser("access-1");
    const platform = new RotatingPlatform();
    const locks = new FakeWebLocks();
    const [one, two] = await Promise.all([openTab(shared, locks, platform), openTab(shared, locks, platform)]);
    one.tokens.end();
    await settled();
    await settled();
    expect(two.tokens.isLoggedIn).toBe(false);
  });

  it("is not undone by a renewal that was on its way", async () => {
    const shared = loggedInBrowser("access-expired");
    const platform = new RotatingPlatform();
    const { renew } = platform;
    platform.renew = async (refreshToken) => {
      const renewed = await renew(refreshToken);
      tokens.end();
      return renewed;
    };
    const { tokens } = await openTab(shared, new FakeWebLocks(), platform);
    await expect(tokens.renew("access-expired")).resolves.toBeUndefined();
    expect(platform.renewals).toBe(1);
    expect(tokens.isLoggedIn).toBe(false);
    expect(stored(shared)).toBeNull();
  });
});

describe("a renewal by another tab whose storage event arrives late (bar 8)", () => {
  it("is waited for under the lock, and not repeated", async () => {
    const shared = loggedInBrowser("access-expired");
    const platform = new RotatingPlatform();
    const { tokens } = await openTab(shared, new FakeWebLocks(), platform);
    const renewal = tokens.renew("access-expired");
    await settled();
    shared.set(KEY, JSON.stringify({ tokens: { accessToken: "access-2", refreshToken: "refresh-2" } }));
    await expect(renewal).resolves.toBe("access-2");
    expect(platform.renewals).toBe(0);
  });
});

describe("stored tokens (spec 9)", () => {
  it("are JSON under store_auth_ and the store identifier", async () => {
    const shared = new SharedStorage();
    const { tokens } = await openTab(shared, new FakeWebLocks(), new RotatingPlatform());
    tokens.begin({ accessToken: "a", refreshToken: "r" });
    expect(stored(shared)).toEqual({ accessToken: "a", refreshToken: "r" });
  });

  it.each(["", "nonsense", "null", '{"tokens":7}', '{"tokens":{"accessToken":1}}', "[]"])(
    "that are %j are a guest's",
    async (json) => {
      const shared = new SharedStorage();
      shared.set(KEY, json);
      const { tokens } = await openTab(shared, new FakeWebLocks(), new RotatingPlatform());
      expect(tokens.isLoggedIn).toBe(false);
    },
  );

  it("of another format are not read as tokens", async () => {
    const shared = new SharedStorage();
    shared.set(KEY, JSON.stringify({ tokens: { accessToken: 5 }, __mps__: { version: 1 } }));
    const { tokens } = await openTab(shared, new FakeWebLocks(), new RotatingPlatform());
    expect(tokens.isLoggedIn).toBe(false);
  });
});
