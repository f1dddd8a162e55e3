import { describe, expect, it, vi } from "vitest";
import { writeTag } from "#app/boot/document/writeTag.ts";
import { headOf } from "#app/head/headOf.ts";
import type { Review } from "#contract/catalogue/reviews.ts";
import { describeListing } from "#features/category/describeListing.ts";
import { categoryFeature } from "#features/category/feature.ts";
import { describeHome } from "#features/home/describeHome.ts";
import { homeFeature } from "#features/home/feature.ts";
import { describePolicy } from "#features/policies/describePolicy.ts";
import { policiesFeature } from "#features/policies/feature.ts";
import { describeProduct } from "#features/product/describeProduct.ts";
import { productFeature } from "#features/product/feature.ts";
import { describeSearch } from "#features/search/describeSearch.ts";
import { searchFeature } from "#features/search/feature.ts";
import { HttpError, NetworkError } from "#kernel/http/errors.ts";
import type { Feature, RouteEntry } from "#kernel/plugin/Feature.types.ts";
import type { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";
import { aCategory, aProduct, aVariant, HOSTILE, products } from "#stories/support/builders.ts";
import { type Answers, shopContainer } from "../../features/support/shopContainer";

const REVIEW: Review = {
  id: "r1",
  rating: 5,
  text: "Very fresh",
  authorName: "Asha",
  createdAt: "2026-01-31T18:30:00.000Z",
  updatedAt: "2026-01-31T18:30:00.000Z",
};
const STORE = {
  id: "store-1",
  name: "Fresh Basket",
  logoPath: "",
  friendlyId: "fresh-basket",
  description: "Good food.",
};
const answers: Answers = {
  "GET /api/stores/:id": { ...STORE, domain: "fresh.example" },
  "GET /api/store-banners": [],
  "GET /api/categories": [aCategory()],
  "GET /api/common/enum-values": { ProductWeightUnit: {}, Weekday: {}, OrderState: {} },
  "GET /api/products": { products: products(3), total: 47, page: 1, totalPages: 3 },
  "GET /api/products/:id": aProduct(),
  "GET /api/products/:id/reviews": { reviews: [REVIEW], total: 1, page: 1, totalPages: 1 },
  "GET /api/stores/:id/policies": { privacyPolicy: "<p>We keep little.</p>", refundPolicy: "" },
  "POST /api/search/products": { results: products(2), total: 2, page: 1, totalPages: 1 },
};

/** Adds the descriptions, which builds for browsers leave out, as the server's build has them. */
const withDescription = (feature: Feature, describeRoute: RouteEntry["describe"], at = 0): Feature => ({
  ...feature,
  routes: feature.routes?.map((route, index) => (index === at ? { ...route, describe: describeRoute } : route)),
});
const home = withDescription(homeFeature, describeHome);
const listing = withDescription(categoryFeature, describeListing);
const product = withDescription(productFeature, describeProduct);
const search = withDescription(searchFeature, describeSearch);
const privacy = withDescription(policiesFeature, describePolicy("Privacy Policy", "privacyPolicy", "/privacypolicy"));
const refund = withDescription(policiesFeature, describePolicy("Refund Policy", "refundPolicy", "/refundPolicy"), 1);

async function describedPage(feature: Feature, path: string, given: Answers = {}, identity?: StoreIdentity) {
  const { container } = await shopContainer(feature, { ...answers, ...given }, identity);
  const { status, head } = await headOf(container, [feature], new URL(`https://shared.example/fresh-basket${path}`));
  const written = (head.tags ?? []).map(writeTag);
  const tags = written.join("\n");
  const graph = (head.linkedData as { "@graph"?: Record<string, unknown>[] } | undefined)?.["@graph"] ?? [];
  return {
    status,
    title: head.title,
    tags,
    written,
    of: (key: string) => new RegExp(`(?:name|property|rel)="${key}" (?:content|href)="([^"]*)"`).exec(tags)?.[1],
    data: (type: string) => graph.find((thing) => thing["@type"] === type),
    head,
  };
}

describe("the title, in the words of the browser's tab", () => {
  it.each<[string, Feature, string, string]>([
    ["home", home, "", "Fresh Basket"],
    ["all products", listing, "/category", "All products · Fresh Basket"],
    ["a category", listing, "/category/dairy", "Dairy · Fresh Basket"],
    ["a product", product, "/product/milk", "Toned Milk · Fresh Basket"],
    ["a search", search, "/search?query=milk", "Showing Results for milk · Fresh Basket"],
    ["a policy", privacy, "/privacypolicy", "Privacy Policy · Fresh Basket"],
    ["a policy that the store has not set", refund, "/refundpolicy", "No Refund Policy Available · Fresh Basket"],
    ["any other path", home, "/nowhere", "Not Found · Fresh Basket"],
  ])("%s", async (_, feature, path, title) => {
    expect((await describedPage(feature, path)).title).toBe(title);
  });
});

describe("a store with several languages", () => {
  const speaks = {
    "GET /api/organizations/:orgFriendlyId": {
      orgId: "org-1",
      storeId: "store-1",
      name: "Fresh Basket",
      logoPath: "",
      languages: ["en", "hi", "ur"],
    },
  };
  const versionsIn = (tags: string) =>
    [...tags.matchAll(/rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(([, code, at]) => `${code} ${at}`);

  it("names each page's address in each of them, and for all others the first one's", async () => {
    const { tags, of } = await describedPage(listing, "/category/dairy?page=2", speaks);
    expect(versionsIn(tags)).toEqual([
      "en https://fresh.example/category/dairy?page=2",
      "hi https://fresh.example/hi/category/dairy?page=2",
      "ur https://fresh.example/ur/category/dairy?page=2",
      "x-default https://fresh.example/category/dairy?page=2",
    ]);
    expect(of("canonical")).toBe("https://fresh.example/category/dairy?page=2");
    expect(of("og:locale")).toBe("en_IN");
  });

  it("names them under the shared host's prefix where it has no domain of its own", async () => {
    const { tags } = await describedPage(home, "", { ...speaks, "GET /api/stores/:id": STORE });
    const root = "https://shared.example/fresh-basket";
    expect(versionsIn(tags)).toEqual([`en ${root}`, `hi ${root}/hi`, `ur ${root}/ur`, `x-default ${root}`]);
  });

  it("is one organisation whose site says its language", async () => {
    vi.stubGlobal("__LANGUAGE__", "hi");
    const identity = {
      identifier: "fresh-basket",
      isDomain: false,
      language: "hi",
      basePath: "/fresh-basket/hi",
    } as const;
    const { of, data, head } = await describedPage(home, "/hi", speaks, identity);
    expect(of("canonical")).toBe("https://fresh.example/hi");
    expect(of("og:locale")).toBe("hi_IN");
    expect(head.manifest).toBe("/fresh-basket/hi/manifest.webmanifest");
    expect(data("WebSite")).toMatchObject({ url: "https://fresh.example/hi", inLanguage: "hi" });
    expect(data("Organization")).toMatchObject({ "@id": "https://fresh.example/#organization" });
  });

  it("names none of a page that search engines do not list", async () => {
    expect(versionsIn((await describedPage(search, "/search?query=milk", speaks)).tags)).toEqual([]);
  });

  it("with one language has not a byte for them", async () => {
    const { tags, data } = await describedPage(home, "");
    expect(tags).not.toContain("hreflang");
    expect(JSON.stringify(data("WebSite"))).not.toContain("inLanguage");
  });
});

describe("the canonical address", () => {
  it.each<[string, Feature, string, string]>([
    ["drops parameters that no page reads", home, "/?utm_source=x", "https://fresh.example/"],
    ["keeps the page of a list", listing, "/category/dairy?page=2&x=1", "https://fresh.example/category/dairy?page=2"],
    ["of a list's first page has none", listing, "/category?page=1", "https://fresh.example/category"],
    ["of a variant is its product's", product, "/product/milk?variant=milk-500", "https://fresh.example/product/milk"],
    ["is spelled as the route", privacy, "/PrivacyPolicy", "https://fresh.example/privacypolicy"],
  ])("%s", async (_, feature, path, address) => {
    const { of } = await describedPage(feature, path);
    expect(of("canonical")).toBe(address);
    expect(of("og:url")).toBe(address);
  });

  it("is under the shared host's prefix where the store has no domain of its own", async () => {
    const { of } = await describedPage(product, "/product/milk", { "GET /api/stores/:id": STORE });
    expect(of("canonical")).toBe("https://shared.example/fresh-basket/product/milk");
    expect((await describedPage(home, "", { "GET /api/stores/:id": STORE })).of("canonical")).toBe(
      "https://shared.example/fresh-basket",
    );
  });

  it("is left out when it is unknown", async () => {
    const { tags, head } = await describedPage(product, "/product/milk", { "GET /api/stores/:id": new NetworkError() });
    expect(tags).not.toMatch(/canonical|og:url|noindex/);
    expect(head.linkedData).toBeUndefined();
  });

  it("names the pages beside a page of a list", async () => {
    const second = await describedPage(listing, "/category/dairy?page=2");
    expect([second.of("prev"), second.of("next")]).toEqual([
      "https://fresh.example/category/dairy",
      "https://fresh.example/category/dairy?page=3",
    ]);
    const last = await describedPage(listing, "/category/dairy?page=3");
    expect([last.of("prev"), last.of("next")]).toEqual(["https://fresh.example/category/dairy?page=2", undefined]);
  });
});

describe("pages with noindex", () => {
  const nothing = { results: [], total: 0, page: 1, totalPages: 0 };
  const gone = new HttpError(404, "NOT_FOUND", "This product was not found.");
  it.each<[string, Feature, string, Answers, number]>([
    ["a search without a word", search, "/search", {}, 200],
    ["a search, whose words anybody may have chosen", search, "/search?query=milk", {}, 200],
    ["a search that finds nothing", search, "/search?query=zzz", { "POST /api/search/products": nothing }, 200],
    ["a page behind the end of a list", listing, "/category/dairy?page=9", {}, 200],
    ["an empty category", listing, "/category/dairy", { "GET /api/categories": [aCategory({ productCount: 0 })] }, 200],
    ["a policy that is not set", refund, "/refundPolicy", {}, 200],
    ["a category that is not there", listing, "/category/none", {}, 404],
    ["a path below a category", listing, "/category/dairy/more", {}, 404],
    ["a product that is not there", product, "/product/none", { "GET /api/products/:id": gone }, 404],
    [
      "a product of which nothing is shown",
      product,
      "/product/milk",
      { "GET /api/products/:id": aProduct({ variants: [aVariant({ isVisible: false })] }) },
      404,
    ],
    ["any other path", home, "/nowhere", {}, 404],
  ])("%s", async (_, feature, path, given, status) => {
    const page = await describedPage(feature, path, given);
    expect(page.of("robots")).toBe("noindex");
    expect(page.status).toBe(status);
    expect(page.tags).not.toMatch(/canonical|og:/);
    expect(page.head.linkedData).toBeUndefined();
  });

  it("are all pages behind the login", async () => {
    const cart: Feature = { id: "cart", routes: [{ path: "/cart", access: "login", load: () => Promise.reject() }] };
    const { container } = await shopContainer(home, answers);
    const { status, head } = await headOf(container, [cart], new URL("https://shared.example/fresh-basket/cart"));
    expect(status).toBe(200);
    expect(head.tags?.map(writeTag).join()).toContain('name="robots" content="noindex"');
  });

  const busy = new HttpError(503, "UNAVAILABLE", "Later.");
  it.each<[string, Feature, string, Answers]>([
    ["home without its products", home, "", { "GET /api/products": busy }],
    ["a product", product, "/product/milk", { "GET /api/products/:id": busy }],
    ["a product that cannot be reached", product, "/product/milk", { "GET /api/products/:id": new NetworkError() }],
    ["a list", listing, "/category/dairy", { "GET /api/products": busy }],
    ["a list of which it is not known whether it exists", listing, "/category/none", { "GET /api/categories": busy }],
    ["a search", search, "/search?query=milk", { "POST /api/search/products": busy }],
    ["a policy", privacy, "/privacypolicy", { "GET /api/stores/:id/policies": busy }],
  ])("are 503, not 404, when the platform only failed to answer: %s", async (_, feature, path, failing) => {
    const page = await describedPage(feature, path, failing);
    expect([page.status, page.of("robots")]).toEqual([503, "noindex"]);
  });

  it("do not include pages of which only a part failed", async () => {
    const failing = { "GET /api/products/:id/reviews": busy, "GET /api/products/:id/related": busy };
    const page = await describedPage(product, "/product/milk", failing);
    expect([page.status, page.of("robots")]).toEqual([200, undefined]);
  });
});

describe("data for schema.org", () => {
  it("home: the organisation behind the store", async () => {
    const { data } = await describedPage(home, "");
    expect(data("Organization")).toMatchObject({ name: "Fresh Basket", url: "https://fresh.example/" });
    expect(data("WebSite")).toMatchObject({ name: "Fresh Basket", url: "https://fresh.example/" });
  });

  it("a product: an offer for each variant that is shown, by its name, in rupees, by its stock", async () => {
    const variants = [
      aVariant({ sellingPrice: 34.5, availableQuantity: 1 }),
      aVariant({
        variantId: "litre",
        sku: "MILK-1000",
        options: { Kind: "Cow" },
        sellingPrice: 60,
        availableQuantity: 0,
      }),
      aVariant({ variantId: "hidden", isVisible: false }),
    ];
    const { data } = await describedPage(product, "/product/milk", { "GET /api/products/:id": aProduct({ variants }) });
    const offer = { "@type": "Offer", priceCurrency: "INR", seller: { name: "Fresh Basket" } };
    expect(data("Product")).toMatchObject({
      name: "Toned Milk",
      url: "https://fresh.example/product/milk",
      description: "Fresh every morning.",
      brand: { name: "Gokul" },
      category: "Dairy",
      offers: [
        { ...offer, price: "34.50", sku: "MILK-500", availability: "https://schema.org/InStock" },
        {
          ...offer,
          name: "Cow",
          price: "60.00",
          url: "https://fresh.example/product/milk?variant=litre",
          availability: "https://schema.org/OutOfStock",
        },
      ],
    });
    expect(data("Product")?.offers).toHaveLength(2);
  });

  it("a product whose tax is added in the cart: the price that is paid, in its data and its summary", async () => {
    const soda = (given: object) => ({ "GET /api/products/:id": { ...aProduct({ variants: [thirty] }), ...given } });
    const thirty = aVariant({ sellingPrice: 30 });
    const taxed = await describedPage(product, "/product/soda", soda({ taxType: "EXCLUSIVE", taxPercent: 18 }));
    expect(taxed.data("Product")?.offers).toMatchObject({ price: "35.40" });
    expect(taxed.of("description")).toContain("for ₹35.40 at Fresh Basket");
    const unknown = await describedPage(product, "/product/soda", soda({ taxType: "EXCLUSIVE", taxPercent: null }));
    expect(JSON.stringify(unknown.data("Product"))).not.toContain("price");
    expect(unknown.of("description")).not.toContain("₹");
  });

  it("a product's rating and reviews, once somebody has rated it", async () => {
    const rated = aProduct({ averageRating: 4.5, ratingCount: 12 });
    const { data } = await describedPage(product, "/product/milk", { "GET /api/products/:id": rated });
    expect(data("Product")).toMatchObject({
      aggregateRating: { ratingValue: 4.5, ratingCount: 12 },
      review: [{ author: { name: "Asha" }, datePublished: "2026-01-31", reviewRating: { ratingValue: 5 } }],
    });
    const unrated = (await describedPage(product, "/product/milk")).data("Product");
    expect(unrated).not.toMatchObject({ aggregateRating: expect.anything() });
    expect(unrated).not.toMatchObject({ review: expect.anything() });
  });

  it("the breadcrumbs from home to a product", async () => {
    const { data } = await describedPage(product, "/product/milk");
    expect(data("BreadcrumbList")?.itemListElement).toEqual(
      [
        ["Fresh Basket", "https://fresh.example/"],
        ["Dairy", "https://fresh.example/category/dairy"],
        ["Toned Milk", "https://fresh.example/product/milk"],
      ].map(([name, item], index) => ({ "@type": "ListItem", position: index + 1, name, item })),
    );
  });

  it("a product is complete even when its reviews fail to load", async () => {
    const given = {
      "GET /api/products/:id": aProduct({ averageRating: 4, ratingCount: 1 }),
      "GET /api/products/:id/reviews": new NetworkError(),
    };
    const { data } = await describedPage(product, "/product/milk", given);
    expect(data("Product")).toMatchObject({ aggregateRating: { ratingCount: 1 } });
  });
});

it("bar 12: hostile names and addresses stay text", async () => {
  const hostile = aProduct({
    name: HOSTILE,
    brand: HOSTILE,
    description: HOSTILE,
    thumbnail: "javascript:alert(1)",
    variants: [aVariant({ sku: HOSTILE, imagePathList: ["javascript:alert(1)", `https://x.example/"><script>`] })],
  });
  const page = await describedPage(product, "/product/milk", {
    "GET /api/products/:id": hostile,
    "GET /api/categories": [aCategory({ name: HOSTILE })],
    "GET /api/stores/:id": { ...STORE, description: HOSTILE },
  });
  expect(page.tags).not.toMatch(/<(?!meta |link |\n)/);
  for (const tag of page.written) expect(tag).toMatch(/^<(?:meta|link)(?: [a-z-]+="[^"<>]*")+>$/);
  expect(page.tags).not.toContain("javascript:");
  expect(page.data("Product")).toMatchObject({ name: HOSTILE, image: ["https://x.example/%22%3E%3Cscript%3E"] });
});
