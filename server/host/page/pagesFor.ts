import type { FastifyRequest } from "fastify";
import type { PreparedPage } from "../../../src/contract/page/PreparedPage.types";
import type { Prerender } from "../../../src/contract/page/Prerender.types";
import type { KeptPage } from "../pageCache/KeptPage.types";
import type { PageCache } from "../pageCache/PageCache";
import { pageRequest } from "../pageCache/pageRequest";
import { configForBrowser } from "../settings/configForBrowser";
import type { HostConfig } from "../settings/readHostConfig";
import { makePage } from "./makePage";
import { packed } from "./packed";
import { pageHeaders } from "./pageHeaders";
import { storePage } from "./storePage";

/** A shopper waits no longer than this for the page's data: after it the page is sent without the data (speed). */
const DATA_LIMIT_MS = 300;
const NO_HEAD = { title: "Store", favicon: "", themeColor: "" };

/**
 * Answers a request with a kept page, a newly made one, or the plain shell, in which the browser asks for the data
 * itself.
 */
export function pagesFor(prerender: Prerender, config: HostConfig, cache: PageCache) {
  const write = storePage(config.dist);
  const browserConfig = configForBrowser(config, prerender.paymentProviders);
  const headersOf = pageHeaders(config, prerender.paymentProviders);
  const parts = { prerender, browserConfig, write, headersOf };
  const plain = (page: PreparedPage): KeptPage => {
    const text = write(page, { config: browserConfig });
    return {
      status: page.status,
      body: packed(text.html),
      headers: headersOf(text, false),
      storeId: undefined,
      isWhole: false,
    };
  };
  const shell = plain({ status: 200, head: NO_HEAD });
  const nowhere = plain(prerender.unavailablePage("no-store"));

  return async (request: FastifyRequest, path = request.url): Promise<KeptPage> => {
    const { protocol, host, socket } = request;
    const asked = pageRequest({ protocol, host, socket, url: path }, prerender, browserConfig);
    if (asked === undefined) return nowhere;
    const { key, address } = asked;
    const { origin, pathname } = address.url;
    // The query is not logged: what a shopper searches for is their own.
    const where = { page: `${origin}${pathname}` };
    const onFailure = (error: unknown) => request.log.error({ err: error, ...where }, "page could not be drawn");
    const make = () => makePage({ ...parts, onFailure }, address, config.readsFrom);
    const page = await cache.ask(key, make, DATA_LIMIT_MS);
    if (page === undefined) request.log.warn(where, `page sent without its data: not there after ${DATA_LIMIT_MS} ms`);
    else if (page.failedCall)
      request.log.warn({ ...where, call: page.failedCall }, "page sent without some of its data");
    return page ?? shell;
  };
}
