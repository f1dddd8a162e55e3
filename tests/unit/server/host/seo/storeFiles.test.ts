import Fastify from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { storeAt } from "#app/head/storeAt.ts";
import { offeredLanguages } from "#domain/branding/index.ts";
import { storeFiles } from "#server/host/seo/storeFiles.ts";
import type { HostConfig } from "#server/host/settings/readHostConfig.ts";
import { type Listening, startStub } from "#tests/support/host/startHost.ts";

const PRODUCTS = 107_000;
const HOSTILE = `</loc><script>alert(1)</script>&"'`;

/** A platform with three stores: one with a domain and 107,000 products, one with neither, one with three languages. */
let platform: Listening & { asked: string[]; isDown: boolean };
let app: ReturnType<typeof Fastify>;

function answerTo(url: URL): unknown {
  const { pathname, searchParams } = url;
  const asked = `${pathname}${searchParams}`;
  const isLarge = asked.includes("large");
  const speaks = asked.includes("many");
  const storeId = isLarge ? "large-id" : speaks ? "many-id" : "small-id";
  const [, resource, name] = /^\/api\/([\w-]+)\/?(.*)$/.exec(pathname) ?? [];
  if (resource === "organizations") {
    const known = ["large", "small", "large.example", "many", "many.example"].includes(name ?? "");
    const languages = speaks ? ["en", "hi", "ur"] : undefined;
    const shown = isLarge ? "Large" : speaks ? `Many ${searchParams.get("language")}` : HOSTILE;
    return known && { orgId: `${storeId}-org`, storeId, name: shown, logoPath: "/media/logo.png", languages };
  }
  if (resource === "store-settings")
    return { favicon: "/media/seed/icon.webp", storeWebTheme: { primaryColor: "#123456" } };
  if (name?.endsWith("/policies")) return { privacyPolicy: "<p>x</p>", refundPolicy: "", shippingPolicy: "" };
  if (resource === "stores") return { id: storeId, description: "Good", ...(isLarge && { domain: "large.example" }) };
  if (resource === "categories") {
    const category = (id: string, productCount: number, isActive = true) => ({ id, productCount, isActive });
    return [category("dairy", 3), category(HOSTILE, 1), category("empty", 0), category("off", 5, false)];
  }
  const [page, size] = [Number(searchParams.get("page") ?? 1), Number(searchParams.get("size"))];
  const total = isLarge ? PRODUCTS : speaks ? 16_000 : 0;
  const count = Math.max(0, Math.min(size, total - (page - 1) * size));
  const products = Array.from({ length: count }, (_, index) => ({
    id: `p${(page - 1) * size + index}`,
    changedAt: "2026-01-31T18:30:00.000Z",
  }));
  return { products, total, page, totalPages: Math.ceil(total / size) };
}

async function open(isTakenOver: boolean) {
  const opened = Fastify();
  const config = { readsFrom: platform.origin, sharedHosts: ["shared.example"] } as HostConfig;
  await opened.register(storeFiles, { config, storeAt, isTakenOver, languagesOf: offeredLanguages });
  return opened;
}

beforeEach(async () => {
  const asked: string[] = [];
  const stub = await startStub((call, reply) => {
    if (platform.isDown) return void call.destroy();
    asked.push(call.url ?? "");
    const body = answerTo(new URL(call.url ?? "", "http://platform"));
    reply.writeHead(body ? 200 : 404, { "content-type": "application/json" }).end(JSON.stringify(body || {}));
  });
  platform = Object.assign(stub, { asked, isDown: false });
  app = await open(false);
});
afterEach(async () => {
  await app.close();
  await platform.close();
});

const get = (url: string, headers: Record<string, string> = {}) => {
  const { host, pathname } = new URL(url);
  return app.inject({ url: pathname, headers: { host, ...headers } });
};
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

describe("robots.txt", () => {
  it("of a store's own domain names its sitemap", async () => {
    const { body, headers } = await get("http://large.example/robots.txt");
    expect(body).toContain("\nSitemap: http://large.example/sitemap.xml\n");
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  });

  it("of the shared host names no store", async () => {
    const { body } = await get("http://shared.example/robots.txt");
    expect(body).toMatch(/^User-agent: \*\nAllow: \//);
    expect(body).not.toContain("Sitemap");
  });

  it("is sent while the platform is down, because a crawler that gets no answer stays away for a day", async () => {
    platform.isDown = true;
    expect((await get("http://large.example/robots.txt")).statusCode).toBe(200);
  });
});

describe("sitemap.xml", () => {
  it("lists parts of at most 50,000 addresses, under the store's own domain", async () => {
    const { body, headers } = await get("http://shared.example/large/sitemap.xml");
    expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
    expect(addressesIn(body)).toEqual(
      ["pages", "products-1", "products-2", "products-3"].map((part) => `http://large.example/sitemap-${part}.xml`),
    );
  });

  it("contains every product once", async () => {
    const parts = await Promise.all([1, 2, 3].map((part) => get(`http://large.example/sitemap-products-${part}.xml`)));
    const addresses = parts.map(({ body }) => addressesIn(body));
    expect(addresses.map(({ length }) => length)).toEqual([50_000, 50_000, 7_000]);
    expect(new Set(addresses.flat()).size).toBe(PRODUCTS);
    expect(addresses[2]?.at(-1)).toBe("http://large.example/product/p106999");
    expect(parts[0]?.body).toContain("<lastmod>2026-01-31T18:30:00.000Z</lastmod>");
    for (const { body } of parts) expect(body).toMatch(/^<\?xml .*<urlset [^>]*>\n<url>.*<\/url>\n<\/urlset>\n$/s);
  });

  it("has no part after its last", async () => {
    for (const part of ["4", "0", "01", "x", "99999"]) {
      const { statusCode } = await get(`http://large.example/sitemap-products-${part}.xml`);
      expect([part, statusCode]).toEqual([part, 404]);
    }
  });

  it("names home, the categories that are shown and the policies that are set, hostile names as text", async () => {
    const { body } = await get("http://shared.example/small/sitemap-pages.xml");
    const root = "http://shared.example/small";
    expect(addressesIn(body)).toEqual([
      root,
      `${root}/category`,
      `${root}/category/dairy`,
      `${root}/category/${encodeURIComponent(HOSTILE).replaceAll("'", "&#39;")}`,
      `${root}/privacypolicy`,
    ]);
    expect(body).not.toContain("<script");
  });

  it("spec 1: of a store that is not open yet names its root alone, and no product", async () => {
    await app.close();
    app = await open(true);
    expect(addressesIn((await get("http://large.example/sitemap.xml")).body)).toEqual([
      "http://large.example/sitemap-pages.xml",
    ]);
    expect(addressesIn((await get("http://large.example/sitemap-pages.xml")).body)).toEqual(["http://large.example/"]);
    expect((await get("http://large.example/sitemap-products-1.xml")).statusCode).toBe(404);
  });

  it("is made once for all who ask, and kept", async () => {
    const part = "http://large.example/sitemap-products-1.xml";
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(part)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    // Two calls for the store, twenty for 50,000 products.
    expect(platform.asked).toHaveLength(22);
    const etag = String(answers[0]?.headers.etag);
    expect((await get(part, { "if-none-match": etag })).statusCode).toBe(304);
    expect(platform.asked).toHaveLength(22);
  });

  it("is sent as gzip to callers that take it", async () => {
    const plain = await get("http://large.example/sitemap-products-3.xml");
    const small = await get("http://large.example/sitemap-products-3.xml", { "accept-encoding": "gzip, br" });
    expect(small.headers["content-encoding"]).toBe("gzip");
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    for (const { headers } of [plain, small]) expect(headers.vary).toBe("accept-encoding");
  });
});

describe("manifest.webmanifest", () => {
  it("is the store's own: its name, icons and colour, and no address but under its prefix", async () => {
    const { body, headers } = await get("http://shared.example/large/manifest.webmanifest");
    expect(headers["content-type"]).toBe("application/manifest+json; charset=utf-8");
    expect(JSON.parse(body)).toMatchObject({
      id: "/large/",
      name: "Large",
      start_url: "/large/",
      scope: "/large/",
      display: "standalone",
      theme_color: "#123456",
      icons: [
        { src: "/media/logo.png", sizes: "any", type: "image/png" },
        { src: "/media/seed/icon.webp?w=192&format=png", sizes: "192x192", type: "image/png" },
        { src: "/media/seed/icon.webp?w=512&format=png", sizes: "512x512", type: "image/png" },
      ],
    });
    expect(JSON.parse((await get("http://large.example/manifest.webmanifest")).body)).toMatchObject({ scope: "/" });
  });
});

describe("a store with several languages", () => {
  const root = "http://shared.example/many";
  const versions = (path: string) =>
    [
      ["en", root],
      ["hi", `${root}/hi`],
      ["ur", `${root}/ur`],
      ["x-default", root],
    ].map(([code, at]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${at}${path}"/>`);

  it("has each page in the sitemap once for each language, with its other versions", async () => {
    const { body } = await get(`${root}/sitemap-pages.xml`);
    const policies = addressesIn(body).filter((address) => address?.endsWith("/privacypolicy"));
    expect(policies).toEqual(["", "/hi", "/ur"].map((code) => `${root}${code}/privacypolicy`));
    expect(addressesIn(body).slice(0, 3)).toEqual([root, `${root}/hi`, `${root}/ur`]);
    const line = body.split("\n").find((each: string) => each.includes(`<loc>${root}/hi/category</loc>`));
    expect(line).toBe(`<url><loc>${root}/hi/category</loc>${versions("/category").join("")}</url>`);
    expect(body).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  });

  it("has at most 50,000 addresses in a file, in all languages together", async () => {
    expect(addressesIn((await get(`${root}/sitemap.xml`)).body)).toHaveLength(3);
    const parts = await Promise.all([1, 2].map((part) => get(`${root}/sitemap-products-${part}.xml`)));
    const addresses = parts.map(({ body }) => addressesIn(body));
    expect(addresses.map(({ length }) => length)).toEqual([45_000, 3_000]);
    expect(new Set(addresses.flat()).size).toBe(48_000);
  });

  it("has one sitemap, at its root", async () => {
    expect((await get(`${root}/hi/sitemap.xml`)).statusCode).toBe(404);
    expect((await get("http://many.example/hi/sitemap.xml")).statusCode).toBe(404);
  });

  it("is one app with a start for each language", async () => {
    const urdu = JSON.parse((await get(`${root}/ur/manifest.webmanifest`)).body);
    expect(urdu).toMatchObject({ id: "/many/", scope: "/many/", start_url: "/many/ur/", lang: "ur-IN", dir: "rtl" });
    expect(urdu.name).toBe("Many ur");
    const own = JSON.parse((await get("http://many.example/hi/manifest.webmanifest")).body);
    expect(own).toMatchObject({ id: "/", scope: "/", start_url: "/hi/", lang: "hi-IN", dir: "ltr" });
    const first = JSON.parse((await get(`${root}/manifest.webmanifest`)).body);
    expect(first).toMatchObject({ id: "/many/", start_url: "/many/", lang: "en-IN", dir: "ltr" });
  });

  it.each([`${root}/en/manifest.webmanifest`, "http://shared.example/small/hi/manifest.webmanifest"])(
    "has none at %s",
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );
});

describe("no store, no file", () => {
  it.each([
    "http://shared.example/sitemap.xml",
    "http://shared.example/nobody/sitemap.xml",
    "http://shared.example/nobody/manifest.webmanifest",
    "http://other.example/sitemap.xml",
    "http://large.example/large/sitemap.xml",
    "http://large.example/small/manifest.webmanifest",
  ])("%s", async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it("a platform that is down is reported, and no file is kept", async () => {
    platform.isDown = true;
    const down = await get("http://large.example/sitemap.xml");
    expect(down.statusCode).toBe(503);
    expect(down.headers).toMatchObject({ "retry-after": "60", "cache-control": "no-store" });
    platform.isDown = false;
    expect((await get("http://large.example/sitemap.xml")).statusCode).toBe(200);
  });
});
