import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Category } from "#contract/catalogue/categories.ts";
import type { Product, ProductPage } from "#contract/catalogue/products.ts";
import type { SearchPage } from "#contract/catalogue/search.ts";
import type { Organization } from "#contract/store/organizations.ts";
import type { Banner } from "#contract/store/storeBanners.ts";
import { banners } from "#server/platform/db/schema/tenancy.ts";
import { platform, withPlatform } from "#tests/support/platform/engines.ts";
import { ENGINES } from "#tests/support/platform/platform.ts";

describe.each(ENGINES)("public reads on %s", (engine) => {
  let store: Organization;
  let tenancy: { orgId: string; storeId: string };

  withPlatform({ engine });
  beforeAll(async () => {
    store = await platform.store("fresh-basket");
    tenancy = { orgId: store.orgId, storeId: store.storeId };
  }, 60_000);

  const get = async <T>(path: string, query: Record<string, string> = {}) =>
    platform.get<T>(path, { ...tenancy, ...query });
  const names = (products: Product[]) => products.map(({ name }) => name);

  describe("organisations (spec 7.2)", () => {
    it("finds a store by its friendly id, in any case", async () => {
      const { status, body } = await platform.get("/api/organizations/Fresh-Basket", { isFriendlyId: "true" });
      expect(status).toBe(200);
      expect(body).toEqual({
        ...tenancy,
        name: "Fresh Basket",
        logoPath: "/media/seed/logo.svg",
        locationId: store.locationId,
        friendlyId: "fresh-basket",
        languages: ["en"],
      });
    });

    it("finds a store by its domain", async () => {
      const query = { isFriendlyId: "false", isDomain: "true" };
      expect((await platform.get("/api/organizations/fresh-basket.localhost", query)).body).toMatchObject(tenancy);
    });

    it.each([
      ["an unknown friendly id", "nobody", { isFriendlyId: "true" }],
      ["a domain asked for as a friendly id", "fresh-basket.localhost", { isFriendlyId: "true", isDomain: "false" }],
      ["neither way of asking", "fresh-basket", {}],
    ])("answers 404 in our error shape for %s", async (_what, name, query) => {
      const { status, body } = await platform.get(`/api/organizations/${name}`, query);
      expect(status).toBe(404);
      expect(body).toEqual({
        statusCode: 404,
        code: "NOT_FOUND",
        message: "This store was not found.",
        requestId: expect.any(String),
        retryable: false,
      });
    });
  });

  describe("a store's own data (spec 3)", () => {
    it("gives data, settings, theme, support, payment and shipping", async () => {
      const of = (part: string) => get(`/api/stores/${store.storeId}${part}`).then(({ body }) => body);
      expect(await of("")).toMatchObject({ id: store.storeId, friendlyId: "fresh-basket", name: "Fresh Basket" });
      expect(await of("/payment-config")).toEqual({
        onlinePayment: { enabled: true, activePaymentMethod: "CASHFREE" },
        cashOnDelivery: { enabled: true },
        wallet: { enabled: true },
      });
      // Caches must ask each time, because a shopper must not be offered a provider that was switched off a second ago.
      const { headers } = await get(`/api/stores/${store.storeId}/payment-config`);
      expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
      expect(await of("/support-and-social")).toMatchObject({ supportEmail: "help@fresh-basket.example" });
      expect(await of("/shipping-config")).toEqual({
        shippingEnabled: true,
        manualShippingConfigs: [{ shippingTime: "30 to 60 minutes" }],
        shippingCharge: 40,
        freeShippingFrom: 500,
      });
      expect((await get(`/api/store-settings/${store.orgId}`)).body).toEqual({
        favicon: "/media/seed/favicon.svg",
        storeWebTheme: { primaryColor: "#0a7d33", secondaryColor: "#f59e0b", neutralColor: "#475569" },
        timeZone: "Asia/Kolkata",
      });
      expect((await get(`/api/store-themes/${store.storeId}/web-store-config`)).body).toEqual({ gridHomePage: 6 });
    });

    it("cleans the store's HTML of scripts, styles, frames and javascript addresses (bar 12)", async () => {
      const { body } = await get(`/api/stores/${store.storeId}/policies`);
      expect(body).toEqual({
        privacyPolicy: "<p>We keep <a>little</a></p>",
        refundPolicy: "",
        shippingPolicy: "<ul><li>Fast</li></ul>",
        termsAndConditions: "<p>Terms</p>",
      });
    });

    it("gives announcement bars and testimonials with the disabled ones, FAQs and slots in order", async () => {
      const bars = await get<{ message: string }[]>(`/api/store-customization/${store.storeId}/announcement-bars`);
      expect(bars.body.map(({ message }) => message)).toEqual(["Fresh Basket is open", "Second"]);
      const people = await get<{ enabled: boolean }[]>(`/api/store-customization/${store.storeId}/testimonials`);
      expect(people.body.map(({ enabled }) => enabled)).toEqual([true, false]);
      expect((await get(`/api/faqs/${store.storeId}`)).body).toEqual({
        faqs: [
          { q: "When?", a: "Soon." },
          { q: "Where?", a: "Here." },
        ],
      });
      const slots = await get<{ startTime: string; cutOffTime: string }[]>("/api/delivery-slots");
      expect(slots.body.map(({ startTime }) => startTime)).toEqual(["07:00", "17:00"]);
      expect(slots.body.every(({ cutOffTime }) => /^\d\d:\d\d$/.test(cutOffTime))).toBe(true);
    });

    it("gives a banner's words, and its link where that leads within the store or to https", async () => {
      const wordsOf = async () =>
        (await get<Banner[]>("/api/store-banners", { isActive: "true" })).body.map(({ title, text, link }) => [
          title,
          text,
          link,
        ]);
      const { orm } = platform.db;
      const one = eq(banners.altText, "One");
      expect(await wordsOf()).toEqual([[undefined, undefined, undefined]]);
      await orm.update(banners).set({ title: "Fruit", text: " ", link: "/category/fruits" }).where(one);
      expect(await wordsOf()).toEqual([["Fruit", undefined, "/category/fruits"]]);
      await orm.update(banners).set({ link: "javascript:alert(1)" }).where(one);
      expect(await wordsOf()).toEqual([["Fruit", undefined, undefined]]);
      await orm.update(banners).set({ title: null, text: null, link: null }).where(one);
    });

    it("filters banners by isActive, and gives all without it", async () => {
      const banners = async (query: Record<string, string>) =>
        (await get<{ altText: string }[]>("/api/store-banners", query)).body.map(({ altText }) => altText);
      expect(await banners({ isActive: "true" })).toEqual(["One"]);
      expect(await banners({ isActive: "false" })).toEqual(["Two"]);
      expect(await banners({})).toEqual(["One", "Two"]);
    });

    it("answers 404 for an unknown store, and for a store and organisation that do not belong together", async () => {
      const other = await platform.store("kora-home");
      expect((await platform.get("/api/categories", { storeId: "nobody" })).status).toBe(404);
      expect((await get("/api/categories", { storeId: other.storeId })).status).toBe(404);
      expect((await get(`/api/stores/${other.storeId}`)).status).toBe(404);
    });

    it("answers 400 when a call names no store", async () => {
      expect(await platform.get("/api/categories")).toMatchObject({ status: 400, body: { code: "STORE_REQUIRED" } });
    });

    it("gives the enumerations", async () => {
      expect((await get("/api/common/enum-values")).body).toMatchObject({
        ProductWeightUnit: { GRAM: "g", KILOGRAM: "kg" },
        Weekday: { SUNDAY: "Sunday" },
        OrderState: { PLACED: "Placed" },
      });
    });
  });

  describe("the catalogue", () => {
    it("counts in categories only products that are shown", async () => {
      const { body } = await get<Category[]>("/api/categories");
      expect(body.map(({ name, isActive, productCount }) => [name, isActive, productCount])).toEqual([
        ["Dairy", true, 2],
        ["Grains", true, 2],
        ["Empty", true, 0],
        ["Retired", false, 1],
      ]);
    });

    it("lists what is shown, in the store's order, with every variant", async () => {
      const { body } = await get<ProductPage>("/api/products");
      expect(body).toMatchObject({ total: 4, page: 1, totalPages: 1 });
      expect(names(body.products)).toEqual(["Toned Milk", "Basmati Rice", "Salted Butter", "Wheat Flour"]);
      expect(body.products[2]?.variants[0]).toEqual({
        variantId: expect.any(String),
        imagePathList: ["/media/seed/fb-apple-one.webp"],
        mrp: 68.5,
        sellingPrice: 58.5,
        availableQuantity: 100,
        weight: 500,
        weightUnit: "GRAM",
        sku: "SALTED-BUTTER-S",
        isVisible: true,
      });
      expect(body.products[0]?.variants).toHaveLength(2);
    });

    it("pages from 1", async () => {
      const { body } = await get<ProductPage>("/api/products", { page: "2", size: "3" });
      expect(body).toMatchObject({ total: 4, page: 2, totalPages: 2 });
      expect(names(body.products)).toEqual(["Wheat Flour"]);
      const past = await get<ProductPage>("/api/products", { page: "9", size: "3" });
      expect(past.body).toEqual({ products: [], total: 4, page: 9, totalPages: 2 });
    });

    it.each<Record<string, string>>([{ page: "0" }, { size: "0" }, { page: "x" }, { page: "1e99" }])(
      "refuses %j with 400",
      async (query) => {
        expect((await get("/api/products", query)).status).toBe(400);
      },
    );

    it("lists one category, and nothing for another store's", async () => {
      const [dairy] = (await get<Category[]>("/api/categories")).body;
      const own = await get<ProductPage>("/api/products", { categoryId: dairy?.id ?? "" });
      expect(names(own.body.products)).toEqual(["Toned Milk", "Salted Butter"]);
      const other = await platform.store("kora-home");
      const foreign = { orgId: other.orgId, storeId: other.storeId, categoryId: dairy?.id ?? "" };
      expect((await platform.get<ProductPage>("/api/products", foreign)).body.total).toBe(0);
    });

    it("gives one product with clean HTML, and 404 from another store", async () => {
      const [milk] = (await get<ProductPage>("/api/products")).body.products;
      const { body } = await get<Product>(`/api/products/${milk?.id}`);
      expect(body).toEqual(milk);
      expect(body.description).toBe('<p>Toned Milk</p><img alt="" />');
      const other = await platform.store("kora-home");
      expect((await platform.get(`/api/products/${milk?.id}`, { storeId: other.storeId })).status).toBe(404);
      expect((await get("/api/products/nothing")).status).toBe(404);
    });

    it("answers 304 to a caller who has it already", async () => {
      const first = await get("/api/products");
      const query = new URLSearchParams(tenancy).toString();
      const again = await platform.get(`/api/products?${query}`, {}, { "if-none-match": String(first.headers.etag) });
      expect(again.status).toBe(304);
      expect(again.body).toBe("");
    });
  });

  describe("search", () => {
    const suggest = async (query: string) =>
      names((await get<{ results: Product[] }>("/api/search/products", { query })).body.results);
    const search = async (body: object) =>
      (await platform.send<SearchPage>("POST", "/api/search/products", { ...tenancy, ...body })).body;

    it("finds beginnings of words, in name and brand, in any order", async () => {
      expect(await suggest("mil")).toEqual(["Toned Milk"]);
      expect(await suggest("GOPALA butt")).toEqual(["Salted Butter"]);
    });

    it("finds what is spelled nearly right", async () => {
      expect(await suggest("buter")).toEqual(["Salted Butter"]);
    });

    it.each(["", "   ", "!!! & | :* <->", "zzzzqqq", "Old Soap", "Curd"])("finds nothing for %j", async (query) => {
      expect(await suggest(query)).toEqual([]);
    });

    it("filters by price of any variant, category and subscribable", async () => {
      const priced = { minSellingPrice: 58.5, maxSellingPrice: 62 };
      const { results } = await search({ query: "", filters: priced });
      expect(names(results)).toEqual(["Toned Milk", "Salted Butter", "Wheat Flour"]);
      expect(results[0]?.fittingVariantId).toBe(results[0]?.variants[1]?.variantId);
      const [, grains] = (await get<Category[]>("/api/categories")).body;
      expect((await search({ query: "", filters: { categoryIds: [grains?.id] } })).total).toBe(2);
      expect(names((await search({ query: "", filters: { isSubscribable: true } })).results)).toEqual(["Toned Milk"]);
      expect((await search({ query: "", filters: { isSubscribable: false, averageRating: null } })).total).toBe(4);
      expect((await search({ query: "", filters: { averageRating: 4 } })).total).toBe(0);
    });

    it("sorts and pages", async () => {
      const dear = await search({ query: "", sortBy: "price", sortOrder: "DESC", size: 2 });
      expect(names(dear.results)).toEqual(["Basmati Rice", "Wheat Flour"]);
      expect(dear).toMatchObject({ total: 4, page: 1, totalPages: 2 });
      const named = await search({ query: "", sortBy: "name", sortOrder: "ASC", page: 2, size: 2 });
      expect(names(named.results)).toEqual(["Toned Milk", "Wheat Flour"]);
      expect(names((await search({ query: "", sortBy: "newest" })).results)[0]).toBe("Wheat Flour");
    });
  });
});
