import { describe, expect, it } from "vitest";
import { BrandingStore, StoreUnavailable } from "#domain/branding/index.ts";
import { HttpError, NetworkError } from "#kernel/http/errors.ts";
import { CoreQueryCache } from "#kernel/query/CoreQueryCache.ts";
import { type Asked, FakeApi, STORE } from "../support/fakes";

const ORGANIZATION = {
  orgId: "org-1",
  name: "Fresh Basket",
  logoPath: "/media/logo.webp",
  storeId: "store-1",
  locationId: "loc-1",
};
const THEME = { primaryColor: "#0f6b4f", secondaryColor: "#c2410c", neutralColor: "#64707d" };
const BAR = { message: "Free delivery today", backgroundColor: "#000", color: "#fff", enabled: true };
const CONTACTS = {
  facebookUrl: "https://facebook.com/fb",
  xurl: "",
  linkedInUrl: "",
  instagramUrl: "",
  callSupportNumber: "1800",
  supportEmail: "a@b.in",
};

const answers: Record<string, unknown> = {
  "/api/organizations/:orgFriendlyId": ORGANIZATION,
  "/api/store-settings/:orgId": { favicon: "/media/fav.png", storeWebTheme: THEME },
  "/api/store-themes/:id/web-store-config": { gridHomePage: 8, gridCatalogPage: 4 },
  "/api/store-customization/:storeId/announcement-bars": [BAR, { ...BAR, message: "Second" }],
  "/api/stores/:id/support-and-social": CONTACTS,
};

function setUp(changed: Record<string, unknown> = {}, identity = STORE, queries = new CoreQueryCache()) {
  const all = { ...answers, ...changed };
  const api = new FakeApi(({ path }: Asked) => {
    const answer = all[path];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { branding: new BrandingStore(api, queries, identity), api, queries };
}

describe("branding (spec 1)", () => {
  it("is looked up by friendly id under a path prefix and by domain on its own domain", async () => {
    const shared = setUp();
    await shared.branding.load();
    expect(shared.api.asked[0]).toMatchObject({
      params: { orgFriendlyId: "fresh-basket" },
      query: { isFriendlyId: true, isDomain: false },
    });
    const own = setUp({}, { identifier: "basket.example", isDomain: true, basePath: "" });
    await own.branding.load();
    expect(own.api.asked[0]).toMatchObject({
      params: { orgFriendlyId: "basket.example" },
      query: { isFriendlyId: false, isDomain: true },
    });
  });

  it("knows logo, name, favicon, colours, the first announcement bar, contacts and grids", async () => {
    const { branding } = setUp();
    await branding.load();
    expect(branding).toMatchObject({
      orgId: "org-1",
      storeId: "store-1",
      locationId: "loc-1",
      name: "Fresh Basket",
      logoPath: "/media/logo.webp",
      favicon: "/media/fav.png",
      theme: THEME,
      announcement: BAR,
      contacts: CONTACTS,
      gridHomePage: 8,
      gridCatalogPage: 4,
      tenancy: { orgId: "org-1", storeId: "store-1" },
    });
  });

  it("has no tenancy and no organisation before it is loaded", () => {
    const { branding } = setUp();
    expect(branding.tenancy).toEqual({});
    expect(() => branding.organization).toThrow();
  });

  it("starts without a call in a browser that got the answers with the page", async () => {
    const host = setUp();
    await host.branding.load();
    const queries = new CoreQueryCache();
    queries.hydrate(JSON.parse(JSON.stringify(host.queries.dehydrate())));
    const browser = setUp({}, STORE, queries);
    await browser.branding.load();
    expect(browser.api.asked).toEqual([]);
    expect(browser.branding.name).toBe("Fresh Basket");
    expect(browser.branding.theme).toEqual(THEME);
  });
});

describe("announcement (spec 2.2, reading 16)", () => {
  it.each([
    ["there is none", []],
    ["the first is disabled", [{ ...BAR, enabled: false }, BAR]],
    ["it says nothing", [{ ...BAR, message: " " }]],
    ["the answer is nonsense", { no: "list" }],
  ])("is left out when %s", async (_, bars) => {
    const { branding } = setUp({ "/api/store-customization/:storeId/announcement-bars": bars });
    await branding.load();
    expect(branding.announcement).toBeUndefined();
  });
});

describe("grids (spec 2.5, spec 9)", () => {
  it.each([
    [undefined, 5],
    [1, 3],
    [3, 3],
    [4, 4],
    [9, 5],
    [0, 5],
  ])("gridCatalogPage %s is %i columns", async (gridCatalogPage, columns) => {
    const { branding } = setUp({ "/api/store-themes/:id/web-store-config": { gridCatalogPage } });
    await branding.load();
    expect(branding.gridCatalogPage).toBe(columns);
  });

  it.each([
    [undefined, 6],
    [0, 6],
    [-2, 6],
    [2.5, 6],
    [4, 4],
  ])("gridHomePage %s is %i", async (gridHomePage, products) => {
    const { branding } = setUp({ "/api/store-themes/:id/web-store-config": { gridHomePage } });
    await branding.load();
    expect(branding.gridHomePage).toBe(products);
  });
});

describe("failures (spec 8)", () => {
  it("of everything but the organisation are ignored, with defaults", async () => {
    const down = new HttpError(400, "DOWN", "Down.");
    const { branding } = setUp(
      Object.fromEntries(
        Object.keys(answers)
          .slice(1)
          .map((path) => [path, down]),
      ),
    );
    await branding.load();
    expect(branding).toMatchObject({
      name: "Fresh Basket",
      favicon: "",
      gridHomePage: 6,
      gridCatalogPage: 5,
      announcement: undefined,
      theme: { primaryColor: "", secondaryColor: "", neutralColor: "" },
    });
    expect(branding.contacts.supportEmail).toBe("");
  });

  it.each([
    ["a 404 is an unknown store", new HttpError(404, "STORE_NOT_FOUND", "No such store."), "unknown-store", 404],
    ["a refusal is a store out of reach", new HttpError(400, "BAD", ""), "unreachable", 400],
    ["nonsense is a store out of reach", { hello: 1 }, "unreachable", undefined],
  ])("of the organisation: %s", async (_, answer, reason, status) => {
    const { branding } = setUp({ "/api/organizations/:orgFriendlyId": answer });
    const error = await branding.load().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(error).toMatchObject({ reason, status });
    expect(branding.isLoaded).toBe(false);
  });

  it("of the organisation: an unreachable platform is asked twice, then reported", async () => {
    const { branding, api } = setUp({ "/api/organizations/:orgFriendlyId": new NetworkError() });
    await expect(branding.load()).rejects.toMatchObject({ reason: "unreachable", status: undefined });
    expect(api.asked).toHaveLength(2);
  });
});
