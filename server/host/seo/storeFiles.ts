import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Prerender } from "#contract/page/Prerender.types.ts";
import { atStore } from "../addresses/atStore";
import { urlOf } from "../addresses/urlOf";
import { KEPT } from "../page/pageHeaders";
import type { HostConfig } from "../settings/readHostConfig";
import { type KeptFile, KeptFiles } from "./KeptFiles";
import { manifestFile } from "./manifestFile";
import { StoreMoved } from "./organizationOf";
import { PlatformReader, PlatformRefusal } from "./PlatformReader";
import { robotsText } from "./robotsText";
import type { StoreFile } from "./StoreFile.types";
import { sitemapIndex, sitemapPages, sitemapProducts } from "./sitemapFiles";

const KEPT_BYTES = 32 * 1024 * 1024;

export interface StoreFilesOptions extends Pick<Prerender, "storeAt" | "isTakenOver" | "languagesOf"> {
  config: HostConfig;
}

/**
 * Serves `robots.txt`, `sitemap.xml` and its files, and `manifest.webmanifest`, at a domain's root or under the prefix of
 * a store or language.
 */
export async function storeFiles(app: FastifyInstance, options: StoreFilesOptions): Promise<void> {
  const { config, storeAt, ...build } = options;
  const files = new KeptFiles(KEPT_BYTES, Date.now);

  const answer = async (request: FastifyRequest, reply: FastifyReply, name: string, file: StoreFile) => {
    const url = urlOf(request);
    const store = url && storeAt(url, config.sharedHosts);
    // On a store's own domain its files stand at the root, not under the store's prefix.
    if (store === undefined || url?.pathname !== `${store.basePath}/${name}`) return reply.callNotFound();
    if (store.language && !file.isInEachLanguage) return reply.callNotFound();
    const platform = new PlatformReader(config.readsFrom, store.language);
    const key = `${url.origin}${store.basePath}/${name}`;
    try {
      const found = await files.get(key, file.maxAgeSeconds, () => file.write({ store, platform, ...build }));
      return found === undefined ? reply.callNotFound() : send(request, reply, file, found);
    } catch (error) {
      if (error instanceof StoreMoved)
        return reply.header("cache-control", KEPT).redirect(atStore(error.to, request.url), 301);
      if (error instanceof PlatformRefusal && error.status === 404) return reply.callNotFound();
      request.log.warn({ err: error }, "a store's file could not be made");
      return reply.code(503).headers({ "retry-after": "60", "cache-control": "no-store" }).type("text/plain").send();
    }
  };

  const serve = (name: string, file: StoreFile) => {
    for (const prefix of ["", "/:store", "/:store/:language"])
      app.get(`${prefix}/${name}`, (call, reply) => answer(call, reply, name, file));
  };
  serve("manifest.webmanifest", manifestFile);
  serve("sitemap.xml", sitemapIndex);
  serve("sitemap-pages.xml", sitemapPages);
  for (const prefix of ["", "/:store"]) {
    app.get<{ Params: { part: string } }>(`${prefix}/sitemap-products-:part(^[1-9]\\d{0,3}$).xml`, (call, reply) => {
      const { part } = call.params;
      return answer(call, reply, `sitemap-products-${part}.xml`, sitemapProducts(Number(part)));
    });
  }

  app.get("/robots.txt", async (request, reply) => {
    const url = urlOf(request);
    if (url === undefined) return reply.callNotFound();
    // On a shared host any first path segment names a store, so this made-up one tells whether the host is shared.
    const isShared = storeAt(new URL("/robots", url), config.sharedHosts)?.isDomain !== true;
    return reply
      .headers({ "cache-control": "public, max-age=3600", "x-content-type-options": "nosniff" })
      .type("text/plain; charset=utf-8")
      .send(robotsText(url.origin, isShared));
  });
}

function send(request: FastifyRequest, reply: FastifyReply, file: StoreFile, { gzipped, etag }: KeptFile) {
  reply.type(file.type).headers({
    etag,
    vary: "accept-encoding",
    "cache-control": `public, max-age=${file.maxAgeSeconds}`,
    "x-content-type-options": "nosniff",
  });
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();
  if (/\bgzip\b/.test(request.headers["accept-encoding"] ?? "")) {
    return reply.header("content-encoding", "gzip").send(gzipped);
  }
  return reply.send(Readable.from([gzipped]).pipe(createGunzip()));
}
