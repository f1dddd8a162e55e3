import Fastify from "fastify";
import { afterEach, beforeEach, expect, it } from "vitest";
import { storeAt } from "#app/head/storeAt.ts";
import { withoutWww } from "#server/host/addresses/withoutWww.ts";
import { type Listening, startStub } from "#tests/support/host/startHost.ts";

/** `xn--11b7ah1gn.xn--h2brj9c` is दुकान.भारत. */
const STORES = ["fresh.example", "www.own.example", "own.example", "xn--11b7ah1gn.xn--h2brj9c"];

let platform: Listening;
let isDown = false;
let asked: string[];
let app: ReturnType<typeof Fastify>;

beforeEach(async () => {
  asked = [];
  isDown = false;
  platform = await startStub((call, reply) => {
    const name = decodeURIComponent(/organizations\/([^?]*)/.exec(call.url ?? "")?.[1] ?? "");
    asked.push(name);
    const status = isDown ? 500 : STORES.includes(name) ? 200 : 404;
    reply.writeHead(status, { "content-type": "application/json" }).end("{}");
  });
  app = Fastify();
  app.addHook("onRequest", withoutWww({ storeAt }, { sharedHosts: ["shared.example"], readsFrom: platform.origin }));
  app.get("/*", async () => "the page");
});
afterEach(async () => {
  await app.close();
  await platform.close();
});

const get = async (host: string, url: string) => {
  const { statusCode, headers } = await app.inject({ url, headers: { host } });
  return [statusCode, headers.location];
};

it.each([
  ["www.fresh.example", "/", "http://fresh.example/"],
  ["WWW.Fresh.example:8080", "/product/Milk?variant=a%20b", "http://fresh.example:8080/product/Milk?variant=a%20b"],
  ["www.fresh.example", "/robots.txt", "http://fresh.example/robots.txt"],
  ["www.fresh.example", "/sitemap.xml", "http://fresh.example/sitemap.xml"],
  ["www.fresh.example", "//evil.example/x", "http://fresh.example//evil.example/x"],
  ["www.xn--11b7ah1gn.xn--h2brj9c", "/", "http://xn--11b7ah1gn.xn--h2brj9c/"],
  ["www.shared.example", "/fresh-basket", "http://shared.example/fresh-basket"],
])("%s%s leads to %s for good", async (host, url, address) => {
  expect(await get(host, url)).toEqual([308, address]);
});

it.each([
  ["fresh.example", "/"],
  ["shared.example", "/www.fresh.example"],
  ["www.nobody.example", "/"],
  ["www.own.example", "/"],
  ["www.fresh.example", "/api/products"],
  ["www.fresh.example", "/assets/main.js"],
])("%s%s stays where it is", async (host, url) => {
  expect(await get(host, url)).toEqual([200, undefined]);
});

it("asks the platform once for many, and again after it did not answer", async () => {
  isDown = true;
  expect(await get("www.fresh.example", "/")).toEqual([200, undefined]);
  isDown = false;
  expect(await get("www.fresh.example", "/")).toEqual([308, "http://fresh.example/"]);
  const { length } = asked;
  for (let round = 0; round < 5; round += 1) await get("www.fresh.example", `/${round}`);
  expect(asked).toHaveLength(length);
});
