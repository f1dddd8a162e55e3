import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { LanguageCode } from "#contract/languages.ts";
import type { BuiltPages, MadePage, PageAddress, Prerender } from "#contract/page/Prerender.types.ts";
import type { KeptPage, PageKey } from "../pageCache/KeptPage.types";
import type { PageCache } from "../pageCache/PageCache";
import { pageRequests } from "../pageCache/pageRequests";
import type { Builds } from "../readBuilds";
import { configForBrowser } from "../settings/configForBrowser";
import type { HostConfig } from "../settings/readHostConfig";
import { makePage } from "./makePage";
import { packed } from "./packed";
import { pageHeaders } from "./pageHeaders";

/**
 * `withOld`: how long a shopper waits for a new page when an older one can be sent (speed). `withNone`: how long everybody
 * waits otherwise, because search engines would take a page without its data for the page itself.
 */
const LIMITS_MS = { withOld: 300, withNone: 10_000 };
/** Store names come from callers, so their number needs a limit. */
const MOST_STORES = 10_000;

export interface FoundPage {
  page: KeptPage;
  /** Undefined when the address names no store. */
  key?: PageKey;
}

/** Answers a request with a kept page, a newly made one, or 503 if none was made in time. */
export function pagesFor(builds: Builds, prerender: Prerender, config: HostConfig, cache: PageCache) {
  const browserConfig = configForBrowser(config, prerender.paymentProviders);
  const headersOf = pageHeaders(config, prerender.paymentProviders);
  const pageOf = pageRequests(prerender, browserConfig);
  const plain = (page: MadePage): KeptPage => ({
    status: page.status,
    body: packed(page.html),
    headers: headersOf(page, false),
    storeId: undefined,
    isWhole: false,
  });
  const open = async (language: LanguageCode) => {
    const build = await builds.in(language);
    const { make, nowhere, unanswered } = build.prerender.pagesOf(build.files, browserConfig);
    return { make, nowhere: plain(nowhere), unanswered: plain(unanswered) };
  };
  /** Written and packed once for each language, and not for each request. */
  const opened = new Map<LanguageCode, ReturnType<typeof open>>();
  const pagesIn = (language: LanguageCode) => {
    const pages = opened.get(language) ?? open(language);
    opened.set(language, pages);
    return pages;
  };
  /** The first language of each store whose pages are not in English, as far as it is known. */
  const firstLanguages = new LRUCache<string, LanguageCode>({ max: MOST_STORES });
  const [byDefault] = builds.languages;
  const languageOf = ({ language, store }: PageAddress) =>
    builds.languages.find((code) => code === language) ?? firstLanguages.get(store) ?? byDefault;
  const makeAt =
    (address: PageAddress): BuiltPages["make"] =>
    async (request) => {
      const page = await (await pagesIn(languageOf(address))).make(request);
      if (page.otherLanguage === undefined) return page;
      firstLanguages.set(address.store, page.otherLanguage);
      return (await pagesIn(page.otherLanguage)).make(request);
    };

  return async (request: FastifyRequest, path = request.url): Promise<FoundPage> => {
    const { protocol, host, socket } = request;
    const asked = pageOf({ protocol, host, socket, url: path });
    if (asked === undefined) return { page: (await pagesIn(byDefault)).nowhere };
    const { key, address } = asked;
    const { origin, pathname } = address.url;
    // The query is not logged, because a shopper's searches are private.
    const where = { page: `${origin}${pathname}` };
    const onFailure = (error: unknown) => request.log.error({ err: error, ...where }, "page could not be drawn");
    const make = () => makePage({ make: makeAt(address), headersOf, onFailure }, address, config.readsFrom);
    const page = await cache.ask(key, make, LIMITS_MS);
    if (page === undefined) request.log.warn(where, "page answered with 503: it could not be made in time");
    else if (page.failedCall)
      request.log.warn({ ...where, call: page.failedCall }, "page sent without some of its data");
    return { page: page ?? (await pagesIn(languageOf(address))).unanswered, key };
  };
}
