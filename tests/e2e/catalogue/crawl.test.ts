import { beforeAll, describe, expect, test } from "vitest";
import { answersPath } from "#app/boot/protocol.ts";
import type { Haat } from "#tests/support/browser/haatAt.ts";
import { theHaat } from "#tests/support/browser/theShop.ts";
import { askHost, askPage } from "#tests/support/host/askHost.ts";
import { onDomain, underPath } from "#tests/support/journeys/journey.ts";
import { sized } from "#tests/support/sized.ts";
import { readHead } from "./readHead";
import { storeWords } from "./storeWords";

let haat: Haat;
const words: Record<string, Awaited<ReturnType<typeof storeWords>>> = {};

beforeAll(async () => {
  haat = await theHaat();
  for (const store of ["fresh-basket", "kora-home"]) words[store] = await storeWords(haat, store);
}, 600_000);

/** The absolute addresses in a page, a sitemap or a manifest. */
function addressesIn(text: string, url: string): string[] {
  const written = [
    ...text.matchAll(/<(?:a|link)\b[^>]*? href="([^"]*)"/g),
    ...text.matchAll(/<loc>(.*?)<\/loc>/g),
    ...text.matchAll(/^Sitemap: (.*)$/gm),
    ...text.matchAll(/"(?:src|start_url|url|@id|item|logo|image)":"([^"]*)"/g),
  ];
  return written
    .map(([, address = ""]) => address.replace(/&#38;|&amp;/g, "&"))
    .filter((address) => URL.canParse(address, url))
    .map((address) => new URL(address, url))
    .filter(({ protocol }) => /^https?:$/.test(protocol))
    .map((address) => `${address.origin}${address.pathname}${address.search}`);
}

/** The data that a drawn page's program loads from the host (ADR 14). */
async function answersOf(url: string): Promise<string> {
  const { origin, pathname, search } = new URL(url);
  return (await askHost(haat, `${origin}${answersPath(pathname + search)}`, "*/*")).text;
}

/**
 * Follows every link of one store under its prefix and its own domain, as a search engine does, without running
 * scripts.
 */
async function crawl(store: string) {
  const roots = [underPath(haat, store), onDomain(haat, store)];
  const isOwn = (url: string) => roots.some((root) => url === root || url.startsWith(`${root}/`));
  const starts = roots.flatMap((root) => [root, `${root}/sitemap.xml`, `${root}/manifest.webmanifest`]);
  const known = new Set([...starts, `${onDomain(haat, store)}/robots.txt`]);
  const queue = [...known];
  const pages: { url: string; status: number; type: string; text: string }[] = [];
  const strays = new Set<string>();
  // Drawing takes most of the time, and the same code draws every product's page, so only some of these pages are read.
  // Fewer are read under the prefix, because they are the same as under the domain.
  const seen = { domain: { count: 0, every: sized(8, 1) }, prefix: { count: 0, every: sized(32, 8) } };
  const work = async () => {
    for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
      const isFile = /\.\w+$/.test(new URL(url).pathname);
      const { status, headers, text: written } = await (isFile ? askHost(haat, url, "*/*") : askPage(haat, url));
      const text = written.includes('"drawn":{') ? written + (await answersOf(url)) : written;
      pages.push({ url, status, type: headers["content-type"] ?? "", text });
      for (const address of addressesIn(text, url)) {
        const { origin, pathname, searchParams } = new URL(address);
        const isOurs = origin === haat.origin || origin === onDomain(haat, store);
        if (!isOurs && !origin.endsWith(`:${haat.port}`)) continue;
        // The path of a file does not name a store. Another store's file would be found by its name in the page's text.
        if (isOurs && /^\/(?:assets|media)\//.test(pathname)) continue;
        if (!isOwn(address)) strays.add(address);
        // The address of a variant leads to its product's page.
        else if (!known.has(address) && !searchParams.has("variant")) {
          known.add(address);
          const products = pathname.includes("/product/") && seen[origin === haat.origin ? "prefix" : "domain"];
          if (!products || products.count++ % products.every === 0) queue.push(address);
        }
      }
    }
  };
  // With more requests at once, pages would wait for each other until the host sends one without its store.
  await Promise.all([work(), work()]);
  return { pages, known, strays: [...strays] };
}

const wordsOf = (text: string) => text.match(/\w+/g) ?? [];

/** Compares whole words: a store may sell Storage, and every page contains localStorage. */
function holds(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!/\w/.test(text[at - 1] ?? "") && !/\w/.test(text[at + word.length] ?? "")) return true;
  }
  return false;
}

/** Which of these words a page holds. A text is looked for only in a page that has each of its single words. */
function foundIn(page: string, words: { word: string; parts: string[] }[]): string[] {
  const there = new Set(wordsOf(page));
  return words
    .filter(({ word, parts }) => parts.every((part) => there.has(part)) && holds(page, word))
    .map(({ word }) => word);
}

describe.each([
  ["fresh-basket", "kora-home"],
  ["kora-home", "fresh-basket"],
])("a crawl of %s", (store, other) => {
  let found: Awaited<ReturnType<typeof crawl>>;
  const told = (name: string) => words[name] ?? { products: [], categories: [], text: "", words: new Set<string>() };

  beforeAll(async () => {
    found = await crawl(store);
  }, 600_000);

  test("bar 11: finds no word, id or address of another store, and no link to it", () => {
    const { text: own } = told(store);
    const foreign = [...told(other).words]
      .filter((word) => !own.includes(word))
      .map((word) => ({ word, parts: wordsOf(word) }));
    expect(foreign.length).toBeGreaterThan(200);
    const hits = found.pages.flatMap(({ url, text }) => foundIn(text, foreign).map((word) => `${url}: ${word}`));
    expect(hits).toEqual([]);
    expect(found.strays).toEqual([]);
  });

  test("reaches every product and category that is shown, under the prefix and under the domain", () => {
    const own = told(store);
    const lost = new Set(found.pages.filter(({ status }) => status !== 200).map(({ url }) => url));
    const reached = new Set([...found.known].filter((url) => !lost.has(url)));
    const shelves = own.categories.filter(({ isActive, productCount }) => isActive && productCount !== 0);
    const paths = [
      ...own.products.map(({ id }) => `/product/${id}`),
      ...shelves.map(({ id }) => `/category/${id}`),
      "/category",
    ];
    expect(paths.filter((path) => !reached.has(`${onDomain(haat, store)}${path}`))).toEqual([]);
    expect(shelves.filter(({ id }) => !reached.has(`${underPath(haat, store)}/category/${id}`))).toEqual([]);
  });

  test("finds no link that leads nowhere", () => {
    expect(found.pages.filter(({ status }) => status !== 200).map(({ url, status }) => `${status} ${url}`)).toEqual([]);
  });

  test("every page has a title and a description, and a canonical address or `noindex`", () => {
    const odd = found.pages
      .filter(({ type }) => type.startsWith("text/html"))
      .filter(({ text }) => {
        const { title, of } = readHead(text);
        const isKept = of("robots") === undefined;
        const address = of("canonical");
        return !title || !of("description") || isKept !== (address?.startsWith(onDomain(haat, store)) === true);
      });
    expect(odd.map(({ url }) => url)).toEqual([]);
  });

  test("every address in the sitemap is its page's canonical address", () => {
    const pages = new Map(found.pages.map(({ url, text }) => [url, text]));
    const listed = found.pages
      .filter(({ text }) => text.includes("<urlset"))
      .flatMap(({ text, url }) => addressesIn(text, url));
    expect(listed.length).toBeGreaterThan(told(store).products.length);
    const textOf = (url: string) => pages.get(url) ?? pages.get(url.replace(/\/$/, ""));
    // Only some of the products are read.
    const unread = listed.filter((url) => textOf(url) === undefined);
    expect(unread.filter((url) => !found.known.has(url) || !url.includes("/product/"))).toEqual([]);
    const others = listed.filter((url) => !unread.includes(url) && readHead(textOf(url) ?? "").of("canonical") !== url);
    expect(others).toEqual([]);
  });
});
