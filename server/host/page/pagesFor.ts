import type { FastifyRequest } from "fastify";
import type { BuiltFiles, MadePage, Prerender } from "#contract/page/Prerender.types.ts";
import type { KeptPage, PageKey } from "../pageCache/KeptPage.types";
import type { PageCache } from "../pageCache/PageCache";
import { pageRequests } from "../pageCache/pageRequests";
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

export interface FoundPage {
  page: KeptPage;
  /** Undefined when the address names no store. */
  key?: PageKey;
}

/** Answers a request with a kept page, a newly made one, or 503 if none was made in time. */
export function pagesFor(prerender: Prerender, files: BuiltFiles, config: HostConfig, cache: PageCache) {
  const browserConfig = configForBrowser(config, prerender.paymentProviders);
  const headersOf = pageHeaders(config, prerender.paymentProviders);
  const pages = prerender.pagesOf(files, browserConfig);
  const pageOf = pageRequests(prerender, browserConfig);
  const plain = (page: MadePage): KeptPage => ({
    status: page.status,
    body: packed(page.html),
    headers: headersOf(page, false),
    storeId: undefined,
    isWhole: false,
  });
  const unanswered = plain(pages.unanswered);
  const nowhere = plain(pages.nowhere);

  return async (request: FastifyRequest, path = request.url): Promise<FoundPage> => {
    const { protocol, host, socket } = request;
    const asked = pageOf({ protocol, host, socket, url: path });
    if (asked === undefined) return { page: nowhere };
    const { key, address } = asked;
    const { origin, pathname } = address.url;
    // The query is not logged, because a shopper's searches are private.
    const where = { page: `${origin}${pathname}` };
    const onFailure = (error: unknown) => request.log.error({ err: error, ...where }, "page could not be drawn");
    const make = () => makePage({ pages, headersOf, onFailure }, address, config.readsFrom);
    const page = await cache.ask(key, make, LIMITS_MS);
    if (page === undefined) request.log.warn(where, "page answered with 503: it could not be made in time");
    else if (page.failedCall)
      request.log.warn({ ...where, call: page.failedCall }, "page sent without some of its data");
    return { page: page ?? unanswered, key };
  };
}
