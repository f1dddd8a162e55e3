import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { BrandingStore } from "#domain/branding/index.ts";
import { SessionStore } from "#domain/session/index.ts";
import { SystemClock } from "#kernel/clock/SystemClock.ts";
import { HttpError, NetworkError } from "#kernel/http/errors.ts";
import { CoreQueryCache } from "#kernel/query/CoreQueryCache.ts";
import { SessionTokens } from "#kernel/session/SessionTokens.ts";
import { MemoryStorage } from "#kernel/storage/MemoryStorage.ts";
import { tabStorageIn } from "#kernel/storage/TabStorage.ts";
import { FakeClock, SharedStorage, settled } from "../../kernel/support/fakes";
import { type Asked, FakeApi, STORE } from "../support/fakes";

const KEY = "store_global_fresh-basket";
const VERIFIED = { mobile: "9876543210", customerId: "cust-1", accessToken: "a1", refreshToken: "r1" };
const ORGANIZATION = {
  orgId: "org-1",
  name: "Fresh Basket",
  logoPath: "/l.png",
  storeId: "store-1",
  locationId: "loc-1",
};
const PROFILE = {
  id: "cust-1",
  name: "Asha",
  email: "",
  mobile: "9876543210",
  gender: null,
  dpUrl: "",
  shoppingProfileIdentity: { walletId: "wallet-1", cartId: "cart-1" },
};

beforeEach(() => {
  // Each tab is a separate store, but in development the persistence stops a store when a second one with its name is
  // created.
  vi.stubEnv("NODE_ENV", "production");
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

async function openTab(shared = new SharedStorage(), answer: (asked: Asked) => unknown = answers) {
  const storage = shared.tab();
  const typed = new MemoryStorage();
  const api = new FakeApi(answer);
  const queries = new CoreQueryCache();
  const clock = new FakeClock();
  const tokens = new SessionTokens(
    STORE,
    storage,
    { run: (_, work) => work() },
    () => Promise.reject(new HttpError(403, "", "")),
    new SystemClock(),
  );
  const branding = new BrandingStore(api, queries, STORE);
  const session = new SessionStore(api, queries, tokens, branding, STORE, storage, clock, tabStorageIn(typed));
  await tokens.start();
  await Promise.all([session.start(), branding.load()]);
  onTestFinished(() => {
    session.dispose();
    tokens.dispose();
  });
  return { session, tokens, api, queries, clock, shared, typed };
}

function answers({ path }: Asked): unknown {
  if (path.startsWith("/api/organizations")) return ORGANIZATION;
  if (path.startsWith("/api/customers")) return PROFILE;
  if (path.endsWith("/logout")) return { ended: true };
  throw new HttpError(400, "NO", "");
}

const stored = (shared: SharedStorage) => JSON.parse(shared.get(KEY) ?? "{}");

describe("a guest (spec 3)", () => {
  it("is NA, logged out, in the light", async () => {
    const { session } = await openTab();
    expect(session.user.username).toBe("NA");
    expect(session).toMatchObject({ isLoggedIn: false, customerId: "", cartId: "", isDarkMode: false });
  });

  it("has the store's organisation, location and branding stored under store_global_ and the identifier", async () => {
    const { shared } = await openTab();
    expect(stored(shared)).toMatchObject({
      user: {
        username: "NA",
        orgId: "org-1",
        location: { id: "loc-1" },
        storeName: "Fresh Basket",
        storeLogo: "/l.png",
        store: { id: "store-1", logoPath: "/l.png" },
      },
      app: { isDarkMode: false, displayName: "Fresh Basket" },
    });
  });
});

describe("the start", () => {
  it("fetches neither what came with the page nor what is being loaded", async () => {
    const shared = new SharedStorage();
    const { session, queries } = await openTab(shared);
    queries.set(["categories"], ["from the host"]);
    const slow = queries.fetch({ key: ["slow"], fetch: () => settled().then(() => "arrived") });
    await session.start();
    expect(queries.get(["categories"])).toEqual(["from the host"]);
    queries.forgetCustomer();
    await expect(slow).resolves.toBe("arrived");
  });
});

describe("logging in (spec 4)", () => {
  it("stores the customer and the tokens, then takes name, cart and wallet from the profile", async () => {
    const { session, shared } = await openTab();
    await session.logIn(VERIFIED);
    expect(session).toMatchObject({
      isLoggedIn: true,
      customerId: "cust-1",
      mobile: "9876543210",
      name: "Asha",
      cartId: "cart-1",
      walletId: "wallet-1",
    });
    expect(session.user.userId).toBe("cust-1");
    expect(stored(shared).user).toMatchObject({ customerId: "cust-1", cartId: "cart-1", userDisplayName: "Asha" });
  });

  it("holds even when the profile does not answer; the cart is known once it does", async () => {
    let isUp = false;
    const { session } = await openTab(new SharedStorage(), (asked) => {
      if (!asked.path.startsWith("/api/customers")) return answers(asked);
      if (!isUp) throw new HttpError(404, "GONE", "");
      return PROFILE;
    });
    await session.logIn(VERIFIED);
    expect(session).toMatchObject({ isLoggedIn: true, cartId: "" });
    isUp = true;
    await expect(session.loadProfile()).resolves.toBe(true);
    expect(session.cartId).toBe("cart-1");
  });

  it("is still there after a reload, without a call", async () => {
    const first = await openTab();
    await first.session.logIn(VERIFIED);
    const again = await openTab(first.shared);
    expect(again.session).toMatchObject({ isLoggedIn: true, name: "Asha", cartId: "cart-1" });
    expect(again.api.to(":customerId")).toEqual([]);
  });

  it("leaves nothing of the previous customer", async () => {
    const { session, queries } = await openTab();
    queries.set(["customer", "old", "orders"], ["theirs"]);
    await session.logIn(VERIFIED);
    expect(queries.get(["customer", "old", "orders"])).toBeUndefined();
  });

  it("in another tab is noticed here, with its customer", async () => {
    const shared = new SharedStorage();
    const [one, two] = [await openTab(shared), await openTab(shared)];
    await one.session.logIn(VERIFIED);
    await settled();
    await settled();
    expect(two.session).toMatchObject({ isLoggedIn: true, customerId: "cust-1", cartId: "cart-1" });
  });
});

describe("logging out (spec 4)", () => {
  it("resets the user to NA with empty display name and org id, and keeps only the location", async () => {
    const { session, shared } = await openTab();
    await session.logIn(VERIFIED);
    await session.logOut();
    expect(session.user).toEqual({
      username: "NA",
      userId: "",
      customerId: "",
      userDisplayName: "",
      name: "",
      mobile: "",
      cartId: "",
      walletId: "",
      orgId: "",
      location: { id: "loc-1" },
      storeName: "",
      storeLogo: "",
      store: { id: "", logoPath: "" },
      storeThemeData: null,
    });
    expect(shared.get("store_auth_fresh-basket")).not.toContain("a1");
    expect(JSON.stringify(stored(shared))).not.toMatch(/9876543210|Asha|cust-1|cart-1/);
  });

  it("deletes what was typed into a form and not sent, also when another tab ends the session", async () => {
    const shared = new SharedStorage();
    const [one, two] = [await openTab(shared), await openTab(shared)];
    await one.session.logIn(VERIFIED);
    await settled();
    await settled();
    for (const { typed } of [one, two]) typed.setItem("store_drafts_fresh-basket", "12, 4th Cross");
    await one.session.logOut();
    await settled();
    await settled();
    expect([one, two].map(({ typed }) => typed.getItem("store_drafts_fresh-basket"))).toEqual([null, null]);
  });

  it("revokes the session on the platform with the refresh token", async () => {
    const { session, api } = await openTab();
    await session.logIn(VERIFIED);
    await session.logOut();
    expect(api.to("/logout")).toHaveLength(1);
  });

  it("ends here at once, and does not wait for an unreachable platform", async () => {
    const { session, clock } = await openTab(new SharedStorage(), (asked) =>
      asked.path.endsWith("/logout") ? new Promise(() => {}) : answers(asked),
    );
    await session.logIn(VERIFIED);
    const done = session.logOut();
    expect(session.isLoggedIn).toBe(false);
    await clock.pass(2000);
    await expect(done).resolves.toBeUndefined();
  });

  it("ends here when offline", async () => {
    const { session } = await openTab(new SharedStorage(), (asked) => {
      if (asked.path.endsWith("/logout")) throw new NetworkError();
      return answers(asked);
    });
    await session.logIn(VERIFIED);
    await expect(session.logOut()).resolves.toBeUndefined();
    expect(session.isLoggedIn).toBe(false);
  });

  it("removes the customer's answers from the cache", async () => {
    const { session, queries } = await openTab();
    await session.logIn(VERIFIED);
    expect(queries.get(["customer", "cust-1", "profile"])).toBeDefined();
    await session.logOut();
    expect(queries.get(["customer", "cust-1", "profile"])).toBeUndefined();
  });

  it("in one tab ends the others (bar 8)", async () => {
    const shared = new SharedStorage();
    const [one, two] = [await openTab(shared), await openTab(shared)];
    await one.session.logIn(VERIFIED);
    await settled();
    await settled();
    await one.session.logOut();
    await settled();
    await settled();
    expect(two.session).toMatchObject({ isLoggedIn: false, customerId: "", name: "" });
    expect(two.session.user.username).toBe("NA");
  });
});

describe("a session that ends by a refused renewal (spec 7.1)", () => {
  it("is reset like a logout", async () => {
    const { session, tokens } = await openTab();
    await session.logIn(VERIFIED);
    await tokens.renew("a1");
    expect(session).toMatchObject({ isLoggedIn: false, customerId: "", cartId: "" });
    expect(session.user.username).toBe("NA");
  });

  it("while no tab was open is noticed at the start", async () => {
    const first = await openTab();
    await first.session.logIn(VERIFIED);
    first.shared.set("store_auth_fresh-basket", '{"tokens":null,"__mps__":{"version":1}}');
    const again = await openTab(first.shared);
    expect(again.session).toMatchObject({ isLoggedIn: false, customerId: "", name: "" });
  });
});

describe("tokens without a customer", () => {
  it("are no session", async () => {
    const shared = new SharedStorage();
    const tokens = { accessToken: "a1", refreshToken: "r1" };
    shared.set("store_auth_fresh-basket", JSON.stringify({ tokens, __mps__: { version: 1 } }));
    const { session } = await openTab(shared);
    expect(session.isLoggedIn).toBe(false);
  });
});

describe("dark mode (spec 4)", () => {
  it("toggles on and off, and outlives reload and logout", async () => {
    const { session, shared } = await openTab();
    session.toggleDarkMode();
    expect(session.isDarkMode).toBe(true);
    await session.logOut();
    const again = await openTab(shared);
    expect(again.session.isDarkMode).toBe(true);
    again.session.toggleDarkMode();
    expect(again.session.isDarkMode).toBe(false);
  });
});

describe("stored state of another format", () => {
  it.each([
    '{"user":7,"app":null,"__mps__":{"version":1}}',
    '{"user":{"cartId":5,"location":null},"app":{"isDarkMode":"yes"},"__mps__":{"version":1}}',
    "nonsense",
    '{"user":{"cartId":"x"}}',
  ])("%s is a guest's", async (json) => {
    const shared = new SharedStorage();
    shared.set(KEY, json);
    const { session } = await openTab(shared);
    expect(session).toMatchObject({ isLoggedIn: false, cartId: "", isDarkMode: false });
    expect(session.user.location).toEqual({ id: "loc-1" });
  });
});
