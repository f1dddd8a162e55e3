import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { constants } from "node:zlib";
import fastifyCompress from "@fastify/compress";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { ConfigError } from "../ConfigError";
import { oneSpelling } from "./addresses/oneSpelling";
import { hearChanges } from "./changes/hearChanges";
import { readRemoteChanges } from "./changes/readRemoteChanges";
import { linkOf, sendEarlyHints } from "./page/earlyHints";
import { isForPage } from "./page/isForPage";
import { measurePages } from "./page/measurePages";
import { gzipWithNonce, textWithNonce } from "./page/packedPage";
import { pageHeaders } from "./page/pageHeaders";
import { pagesFor } from "./page/pagesFor";
import { takesGzip } from "./page/takesGzip";
import { PageCache } from "./pageCache/PageCache";
import { prerenderOf } from "./prerenderOf";
import { storeFiles } from "./seo/storeFiles";
import type { HostConfig } from "./settings/readHostConfig";

/** For a page without its store. The browser's own retry comes sooner. */
const RETRY_AFTER_SECONDS = 30;

/**
 * Serves the built storefront: the browser's files, and for every other address the page of the store that the address
 * names, drawn, with the store's branding and the first screen's data in it.
 */
export async function storefrontHost(app: FastifyInstance, config: HostConfig): Promise<void> {
  if (!existsSync(join(config.dist, "browser/index.html"))) {
    throw new ConfigError(`No build in ${config.dist}; run "npm run build" first, or set DIST_DIR.`);
  }
  const prerender = await prerenderOf(config.dist);
  const isFed = () => listener?.isHeard ?? false;
  const cache = new PageCache({ maxBytes: config.pageCacheBytes, now: () => performance.now(), isFed });
  const changes = config.platformOrigin ? readRemoteChanges(config.platformOrigin) : config.changesSince;
  if (config.metrics) measurePages(cache, config.metrics);
  const listener = changes && hearChanges(app, cache, changes);
  const pageOf = pagesFor(prerender, config, cache);
  const headersOf = pageHeaders(config, prerender.paymentProviders);
  await app.register(fastifyStatic, {
    root: join(config.dist, "browser/assets"),
    prefix: "/assets/",
    preCompressed: true,
    immutable: true,
    maxAge: "1y",
    decorateReply: false,
    // A cache between host and shopper must keep one variant for each encoding.
    setHeaders: (response) => response.setHeader("vary", "accept-encoding"),
  });
  // For the few clients that do not take gzip; kept pages are compressed with gzip.
  const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
  await app.register(fastifyCompress, { global: false, encodings: ["br", "gzip"], brotliOptions });
  app.addHook("onRequest", oneSpelling(prerender, config.sharedHosts));
  await app.register(storeFiles, { config, storeAt: prerender.storeAt, isTakenOver: prerender.isTakenOver });
  app.get("/*", async (request, reply) => {
    if (!isForPage(request)) return reply.callNotFound();
    const page = await pageOf(request);
    const link = linkOf(page.pictures);
    if (link && config.earlyHints) sendEarlyHints(request, reply, link);
    if (link) reply.header("link", link);
    if (page.status === 503) reply.header("retry-after", RETRY_AFTER_SECONDS);
    const nonce = randomBytes(16).toString("base64");
    reply.code(page.status).headers(headersOf(nonce)).header("vary", "accept-encoding");
    if (!takesGzip(request.headers["accept-encoding"])) return reply.compress(textWithNonce(page.text, nonce));
    return reply.header("content-encoding", "gzip").send(gzipWithNonce(page.text, nonce));
  });
}
