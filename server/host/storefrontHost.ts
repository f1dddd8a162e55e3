import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { LanguageCode } from "#contract/languages.ts";
import { languageElsewhere } from "./addresses/languageElsewhere";
import { movedAddress } from "./addresses/movedAddress";
import { oneSpelling } from "./addresses/oneSpelling";
import { withoutWww } from "./addresses/withoutWww";
import { hearChanges } from "./changes/hearChanges";
import { readRemoteChanges } from "./changes/readRemoteChanges";
import { offlineWorkers } from "./offlineWorkers";
import { isForPage } from "./page/isForPage";
import { measurePages } from "./page/measurePages";
import { KEPT } from "./page/pageHeaders";
import { pagesFor } from "./page/pagesFor";
import { readyPages } from "./page/readyPages";
import { sendPacked } from "./page/sendPacked";
import { PageCache } from "./pageCache/PageCache";
import { readBuilds } from "./readBuilds";
import { storeFiles } from "./seo/storeFiles";
import type { HostConfig } from "./settings/readHostConfig";

/** For a page without its store. The browser tries again sooner by itself. */
const RETRY_AFTER_SECONDS = 30;
/** For search engines at a store that its owner has closed: they keep its pages and come back (ADR 68). */
const CLOSED_RETRY_AFTER_SECONDS = 3600;
/** The route of all addresses that no other route has. */
const ALL_OTHERS = "/*";

/** The root in another language; the next visit may lead elsewhere, so the redirect is not kept. */
function toLanguage(reply: FastifyReply, language: LanguageCode, url: string) {
  const from = url.replace(/\/?(\?.*)?$/, "");
  return reply
    .header("cache-control", "no-store")
    .redirect(movedAddress({ from, to: `${from}/${language}` }, url), 302);
}

/**
 * Serves the built storefront: the browser's files, and for every other address the drawn page of the store that the
 * address names, with the store's branding and the first screen's data.
 */
export async function storefrontHost(app: FastifyInstance, config: HostConfig): Promise<void> {
  const builds = readBuilds(config.dist);
  const { prerender } = await builds.in(builds.languages[0]);
  const isFed = () => listener?.isHeard ?? false;
  const cache = new PageCache({ maxBytes: config.pageCacheBytes, now: () => performance.now(), isFed });
  const changes = config.platformOrigin ? readRemoteChanges(config.platformOrigin) : config.changesSince;
  const listener = changes && hearChanges(app, cache, changes);
  if (config.metrics) measurePages(cache, listener, config.metrics);
  const pageOf = pagesFor(builds, prerender, config, cache);
  await app.register(fastifyStatic, {
    root: join(config.dist, "browser/assets"),
    prefix: "/assets/",
    preCompressed: true,
    immutable: true,
    maxAge: "1y",
    decorateReply: false,
    // A cache between host and shopper must store one variant for each encoding.
    setHeaders: (response) => response.setHeader("vary", "accept-encoding"),
  });
  app.addHook("onRequest", withoutWww(prerender, config));
  app.addHook("onRequest", oneSpelling(prerender, config.sharedHosts));
  const { storeAt, isTakenOver, languagesOf } = prerender;
  await app.register(storeFiles, { config, storeAt, isTakenOver, languagesOf });
  offlineWorkers(app, config.dist, builds.languages);
  const ready = readyPages(cache, ALL_OTHERS);
  config.answerFirst?.(ready.find);
  app.get(ALL_OTHERS, async (request, reply) => {
    if (!isForPage(request)) return reply.callNotFound();
    const { page, key } = await pageOf(request);
    if (key) ready.learn(request, key);
    // Not kept by a browser, because the store may get its former name or first language back.
    if (page.moved) return reply.header("cache-control", KEPT).redirect(movedAddress(page.moved, request.url), 301);
    const elsewhere = languageElsewhere(request.headers, page.choices);
    if (elsewhere) return toLanguage(reply.headers(page.headers), elsewhere, request.url);
    if (page.status === 503)
      reply.header("retry-after", page.isClosed ? CLOSED_RETRY_AFTER_SECONDS : RETRY_AFTER_SECONDS);
    reply.code(page.status).headers(page.headers);
    return sendPacked(request, reply, page.body);
  });
  app.get<{ Querystring: { page?: unknown } }>("/page-data", async (request, reply) => {
    const { page: path } = request.query;
    if (typeof path !== "string" || !path.startsWith("/")) return reply.callNotFound();
    const { answers } = (await pageOf(request, path)).page;
    reply.headers({ "content-type": "application/json", "x-content-type-options": "nosniff" });
    // The browser draws the page itself then.
    if (answers === undefined) return reply.code(404).header("cache-control", "no-store").send("{}");
    return sendPacked(request, reply.header("cache-control", KEPT), answers);
  });
}
