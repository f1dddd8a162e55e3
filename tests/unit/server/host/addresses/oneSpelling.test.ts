import Fastify from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { storeAt } from "#app/head/storeAt.ts";
import { oneSpelling } from "#server/host/addresses/oneSpelling.ts";

let app: ReturnType<typeof Fastify>;
beforeEach(() => {
  app = Fastify();
  app.addHook("onRequest", oneSpelling({ storeAt }, ["shared.example"]));
  app.get("/*", async () => "the page");
});
afterEach(() => app.close());

const get = (host: string, url: string) => app.inject({ url, headers: { host } });

describe("a store's name in capitals", () => {
  it.each([
    ["/Fresh-Basket", "/fresh-basket"],
    ["/FRESH-BASKET/", "/fresh-basket/"],
    ["/Fresh-Basket/product/Milk?variant=V1&q=a%20b", "/fresh-basket/product/Milk?variant=V1&q=a%20b"],
    ["/Fresh-Basket?utm_source=X", "/fresh-basket?utm_source=X"],
    ["/Fresh-Basket/sitemap.xml", "/fresh-basket/sitemap.xml"],
    ["/Fresh-Basket//evil.example", "/fresh-basket//evil.example"],
  ])("%s leads to %s for good", async (asked, address) => {
    const { statusCode, headers } = await get("shared.example", asked);
    expect([statusCode, headers.location]).toEqual([308, address]);
  });

  it.each([
    ["shared.example", "/fresh-basket/Product/Milk"],
    ["shared.example", "/API/products"],
    ["shared.example", "/Assets/main.js"],
    ["shared.example", "//Evil.example/x"],
    ["shared.example", "/"],
    ["fresh.example", "/Product/Milk"],
    ["fresh.example", "/Fresh-Basket"],
    ["FRESH.example", "/Category"],
  ])("%s%s stays where it is", async (host, url) => {
    expect((await get(host, url)).statusCode).toBe(200);
  });
});
