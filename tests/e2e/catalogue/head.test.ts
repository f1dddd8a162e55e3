import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { paidPaise } from "#domain/catalogue/index.ts";
import { arrive, awake, see } from "#tests/support/browser/shopperBrowser.ts";
import { browser, haat, withTheShop } from "#tests/support/browser/visitors.ts";
import { askPage } from "#tests/support/host/askHost.ts";
import { onDomain, shown, underPath } from "#tests/support/journeys/journey.ts";
import { readHead } from "./readHead";
import { storeWords } from "./storeWords";

const words: Record<string, Awaited<ReturnType<typeof storeWords>>> = {};

withTheShop();
beforeAll(async () => {
  for (const store of ["fresh-basket", "kora-home"]) words[store] = await storeWords(haat, store);
}, 600_000);

const firstOf = (store: string) => {
  const product = words[store]?.products[0];
  const category = words[store]?.categories.find(({ id }) => id === product?.categoryId);
  if (product === undefined || category === undefined) throw new Error(`${store} shows nothing.`);
  return { product, category };
};

describe.each([
  ["fresh-basket", "Fresh Basket"],
  ["kora-home", "Kora Home"],
])("the head of %s, before any program runs", (store, name) => {
  const head = async (path: string) => {
    const { status, text } = await askPage(haat, `${underPath(haat, store)}${path}`);
    return { ...readHead(text), status, text };
  };

  test("home: the store, its search and its picture", async () => {
    const { title, of, things, text } = await head("/");
    expect(title).toBe(name);
    // The program adds the link, because a browser would fetch the manifest beside the first pictures.
    expect(of("manifest")).toBeUndefined();
    expect(text).toContain(`"manifest":"/${store}/manifest.webmanifest"`);
    expect(of("canonical")).toBe(`${onDomain(haat, store)}/`);
    expect(of("description")?.length).toBeGreaterThan(20);
    expect(of("og:image")).toMatch(/^http:\/\/[\w.-]+:\d+\/media\//);
    expect(of("theme-color")).toMatch(/^#[0-9a-f]{6}$/);
    expect(of("apple-touch-icon")).toMatch(/^\/media\/.*w=180&format=png$/);
    expect(things.map((thing) => thing["@type"])).toEqual(["Organization", "WebSite"]);
  });

  test("a listing: its category and the breadcrumbs to it", async () => {
    const { category } = firstOf(store);
    const { title, of, things } = await head(`/category/${category.id}?utm_source=letter`);
    expect(title).toBe(`${category.name} · ${name}`);
    expect(of("canonical")).toBe(`${onDomain(haat, store)}/category/${category.id}`);
    expect(of("og:title")).toBe(category.name);
    expect(things.map((thing) => thing["@type"])).toEqual(["BreadcrumbList"]);
  });

  test("a product: its price in rupees, and whether it is in stock", async () => {
    const { product } = firstOf(store);
    const { title, of, things } = await head(`/product/${product.id}`);
    expect(title).toBe(`${product.name} · ${name}`);
    expect(of("og:type")).toBe("product");
    expect(of("description")).toContain(product.name);
    const data = things.find((thing) => thing["@type"] === "Product");
    const [offer] = [data?.offers].flat() as { price: string; priceCurrency: string; availability: string }[];
    expect(offer).toMatchObject({
      price: ((paidPaise(product, product.variants[0]?.sellingPrice ?? 0) ?? 0) / 100).toFixed(2),
      priceCurrency: "INR",
      availability: "https://schema.org/InStock",
    });
    expect(data?.additionalProperty).toContainEqual({
      "@type": "PropertyValue",
      name: "Country of origin",
      value: "India",
    });
    expect(things.map((thing) => thing["@type"])).toContain("BreadcrumbList");
  });

  test.each(["/nowhere", "/product/none", "/category/none"])("%s: answered with 404 and `noindex`", async (path) => {
    const { status, of, things } = await head(path);
    expect(status).toBe(404);
    expect(of("robots")).toBe("noindex");
    expect(of("canonical")).toBeUndefined();
    expect(things).toEqual([]);
  });

  test.each(["/cart", "/account/orders", "/login", "/search"])("%s: `noindex`", async (path) => {
    const { status, of } = await head(path);
    expect([status, of("robots")]).toEqual([200, "noindex"]);
  });
});

describe("the head in a browser", () => {
  test("adds nothing to the program: the code that describes pages stays on the server", () => {
    const assets = join(resolve(process.env.HAAT_DIST ?? "dist"), "browser/assets");
    const programs = readdirSync(assets).filter((name) => name.endsWith(".js"));
    expect(programs.length).toBeGreaterThan(10);
    const holds = programs.filter((name) =>
      /schema\.org|og:title|ContactPoint|Shop online at|to choose from/.test(readFileSync(join(assets, name), "utf8")),
    );
    expect(holds).toEqual([]);
    const prerender = readFileSync(join(assets, "../../prerender/en.js"), "utf8");
    expect(prerender).toContain("ContactPoint");
  });

  test("has the same title before the program and with it", async () => {
    const { product, category } = firstOf("fresh-basket");
    const paths = ["/", "/category", `/category/${category.id}`, `/product/${product.id}`, "/search?query=milk"];
    const { page, troubles } = await arrive(browser);
    for (const path of [...paths, "/search", "/login", "/privacypolicy", "/nowhere", "/product/none"]) {
      const url = `${underPath(haat)}${path}`;
      const { title } = readHead((await askPage(haat, url)).text);
      await page.goto(url);
      // The heading is visible, so the program has set the title.
      await see(page.locator("main h1").first()).toBeAttached();
      await see(page).toHaveTitle(title);
    }
    expect(troubles.filter((trouble) => trouble.startsWith("policy:"))).toEqual([]);
  });

  test("has nothing about the first page any more when the shopper opens another", async () => {
    const { category } = firstOf("fresh-basket");
    const { page } = await arrive(browser);
    await page.goto(underPath(haat));
    await see(page.locator("link[rel=canonical]")).toHaveCount(1);
    await awake(page);
    await shown(page.getByRole("main").getByRole("link", { name: category.name, exact: true })).click();
    await see(page).toHaveTitle(`${category.name} · Fresh Basket`);
    await see(
      page.locator("link[rel=canonical], meta[name=description], script[type='application/ld+json']"),
    ).toHaveCount(0);
    await see(page.locator("link[rel=manifest]")).toHaveCount(1);
  });

  test("links to the manifest once it is in use, and loads it under the Content-Security-Policy", async () => {
    const { page, context, troubles } = await arrive(browser);
    await page.goto(underPath(haat));
    await awake(page);
    await see(page.locator("link[rel=manifest]")).toHaveCount(1);
    const session = await context.newCDPSession(page);
    const manifest = await session.send("Page.getAppManifest");
    expect(manifest.url).toBe(`${underPath(haat)}/manifest.webmanifest`);
    expect(manifest.errors).toEqual([]);
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => /icon|manifest/.test(id))).toEqual([]);
    expect(JSON.parse(manifest.data ?? "{}")).toMatchObject({ name: "Fresh Basket", display: "standalone" });
    expect(troubles.filter((trouble) => trouble.startsWith("policy:"))).toEqual([]);
  });
});
