import type { FastifyRequest } from "fastify";
import type { BuiltFiles, MadePage, Prerender } from "../../../src/contract/page/Prerender.types";
import type { KeptPage, PageKey } from "../pageCache/KeptPage.types";
import type { PageCache } from "../pageCache/PageCache";
import { pageRequests } from "../pageCache/pageRequests";
import { configForBrowser } from "../settings/configForBrowser";
import type { HostConfig } from "../settings/readHostConfig";
import { makePage } from "./makePage";
import { packed } from "./packed";
import { pageHeaders } from "./pageHeaders";

/** A shopper waits no longer than this for the page's data: after it the page is sent without the data (speed). */
const DATA_LIMIT_MS = 300;

export interface FoundPage {
  page: KeptPage;
  /** Undefined where the address names no store. */
  key?: PageKey;
}

/**
 * Answers a request with a kept page, a newly made one, or the plain shell, in which the browser asks for the data
 * itself.
 */
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
  const shell = plain(pages.shell);
  const nowhere = plain(pages.nowhere);

  return async (request: FastifyRequest, path = request.url): Promise<FoundPage> => {
    const { protocol, host, socket } = request;
    const asked = pageOf({ protocol, host, socket, url: path });
    if (asked === undefined) return { page: nowhere };
    const { key, address } = asked;
    const { origin, pathname } = address.url;
    // The query is not logged: what a shopper searches for is their own.
    const where = { page: `${origin}${pathname}` };
    const onFailure = (error: unknown) => request.log.error({ err: error, ...where }, "page could not be drawn");
    const make = () => makePage({ pages, headersOf, onFailure }, address, config.readsFrom);
    const page = await cache.ask(key, make, DATA_LIMIT_MS);
    if (page === undefined) request.log.warn(where, `page sent without its data: not there after ${DATA_LIMIT_MS} ms`);
    else if (page.failedCall)
      request.log.warn({ ...where, call: page.failedCall }, "page sent without some of its data");
    return { page: page ?? shell, key };
  };
}
