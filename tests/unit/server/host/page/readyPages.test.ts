import { expect, test } from "vitest";
import { readyPages } from "#server/host/page/readyPages.ts";
import type { KeptPage } from "#server/host/pageCache/KeptPage.types.ts";
import { aPage } from "../pageCache/aPage";

const KEY = { text: "en http://localhost/shop", kind: "fixed" } as const;
const ASKED = {
  protocol: "http",
  host: "localhost",
  url: "/shop",
  headers: { accept: "text/html", "accept-encoding": "gzip, br" },
  socket: { localPort: 80 },
};

const aKept = () => aPage("words", { headers: { "cache-control": "public" } });

function open(page = aKept()) {
  const cache = { page: page as KeptPage | undefined, fresh: () => cache.page };
  const pages = readyPages(cache, "/*");
  pages.learn(ASKED, KEY);
  return { cache, ...pages };
}

test("gives the page of a known address with its headers, in the smallest encoding that the caller takes", () => {
  const page = aKept();
  const { find } = open(page);
  const ready = find(ASKED);
  expect(ready).toMatchObject({ status: 200, route: "/*", body: page.body.br });
  const headers = new Map(
    Array.from({ length: (ready?.headers.length ?? 0) / 2 }, (_, at) => pair(ready?.headers, at)),
  );
  expect(Object.fromEntries(headers)).toEqual({
    ...page.headers,
    etag: `"${page.body.tag}-br"`,
    vary: "accept-encoding",
    "content-encoding": "br",
    "content-length": String(page.body.br.length),
  });
  const gzip = { ...ASKED, headers: { ...ASKED.headers, "accept-encoding": "gzip" } };
  expect(find(gzip)?.body).toBe(page.body.gzip);
});

test("answers 304 to a caller who has the page", () => {
  const page = aKept();
  const headers = { ...ASKED.headers, "if-none-match": `W/"${page.body.tag}-br"` };
  const ready = open(page).find({ ...ASKED, headers });
  expect(ready).toMatchObject({ status: 304, body: undefined });
  expect(ready?.headers).not.toContain("content-encoding");
});

test.each<[string, Partial<typeof ASKED>]>([
  ["another address", { url: "/other" }],
  ["another host", { host: "elsewhere" }],
  ["another protocol", { protocol: "https" }],
  ["another port", { socket: { localPort: 81 } }],
  ["a caller who wants no page", { headers: { ...ASKED.headers, accept: "image/png" } }],
  ["a caller who takes no encoding", { headers: { ...ASKED.headers, "accept-encoding": "identity" } }],
])("has nothing for %s", (_, other) => {
  const { find } = open();
  expect(find(ASKED)).toBeDefined();
  expect(find({ ...ASKED, ...other })).toBeUndefined();
});

test("has nothing when the cache has no fresh page, or only a 404", () => {
  const { cache, find } = open();
  cache.page = undefined;
  expect(find(ASKED)).toBeUndefined();
  cache.page = { ...aKept(), status: 404 };
  expect(find(ASKED)).toBeUndefined();
});

const pair = (headers: readonly string[] = [], at: number) => [headers[2 * at], headers[2 * at + 1]] as const;

test("leaves a store's root to the app, when the caller is to be led to another language", () => {
  const { find } = open(aPage("words", { headers: {}, choices: ["en", "hi"] }));
  const askedIn = (language: string) => find({ ...ASKED, headers: { ...ASKED.headers, "accept-language": language } });
  expect(askedIn("hi-IN,en;q=0.5")).toBeUndefined();
  expect(askedIn("en-IN,hi;q=0.5")).toBeDefined();
});
