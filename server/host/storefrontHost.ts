import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { constants } from "node:zlib";
import fastifyCompress from "@fastify/compress";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { cleanStoreHtml } from "../platform/storeHtml";
import { contentSecurityPolicy } from "./contentSecurityPolicy";
import { decorated } from "./decorators";
import { type ProviderInBuild, paymentsForBrowser } from "./paymentSources";
import { type Prerender, prerenderOf } from "./prerenderOf";
import type { HostConfig } from "./readHostConfig";
import { storePage, withNonce } from "./storePage";

/** A platform slower than this costs the page its data, not its first byte (issue: First paint). */
const DATA_LIMIT_MS = 300;
const NO_HEAD = { title: "Store", favicon: "", themeColor: "" };

/**
 * Serves the built storefront: the browser's files, and for every other address the page of the store that it names,
 * with the store's branding and the first screen's data already in it.
 */
export async function storefrontHost(app: FastifyInstance, config: HostConfig): Promise<void> {
  if (!existsSync(join(config.dist, "browser/index.html"))) {
    throw new Error(`No build in ${config.dist}; run "npm run build" first, or set DIST_DIR.`);
  }
  const prerender = await prerenderOf(config.dist);
  const page = storePage(config.dist);
  const browserConfig = configForBrowser(config, prerender.paymentProviders);
  await app.register(fastifyStatic, {
    root: join(config.dist, "browser/assets"),
    prefix: "/assets/",
    preCompressed: true,
    immutable: true,
    maxAge: "1y",
    decorateReply: false,
    // Caches between us and the shopper keep one variant for each encoding.
    setHeaders: (response) => response.setHeader("vary", "accept-encoding"),
  });
  // A page is made anew for every request: the quickest brotli already takes four fifths of it away.
  const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
  await app.register(fastifyCompress, { global: false, encodings: ["br", "gzip"], brotliOptions });
  app.get("/*", async (request, reply) => {
    if (!isForPage(request)) return reply.callNotFound();
    const nonce = randomBytes(16).toString("base64");
    const prepared = await prepareInTime(prerender, request, config, browserConfig);
    return reply
      .code(prepared.status)
      .headers({
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "content-security-policy": contentSecurityPolicy(nonce, config, prerender.paymentProviders),
        "referrer-policy": "strict-origin-when-cross-origin",
        "x-content-type-options": "nosniff",
        "cross-origin-opener-policy": "same-origin-allow-popups",
        "permissions-policy": "camera=(), microphone=(), geolocation=()",
      })
      .compress(withNonce(page(prepared, { config: browserConfig }), nonce));
  });
}

/** A missing file is 404, never a page (bar 16): neither for a script or picture, nor for what is named like a file. */
function isForPage({ url, headers }: FastifyRequest): boolean {
  const path = url.split("?", 1)[0] ?? "";
  if (/^\/(api|assets|media|sandbox|docs)(\/|$)/.test(path)) return false;
  const wanted = headers["sec-fetch-dest"];
  if (wanted !== undefined && wanted !== "empty") return wanted === "document";
  const accept = headers.accept ?? "*/*";
  return accept.includes("text/html") || (accept.includes("*/*") && !/\.\w{1,8}$/.test(path));
}

function configForBrowser(config: HostConfig, providers: ProviderInBuild[]): object {
  return {
    payments: paymentsForBrowser(config, providers),
    pincodeUrl: URL.canParse(config.pincodeUrl)
      ? config.pincodeUrl
      : `${config.platformOrigin ?? ""}${config.pincodeUrl}`,
    ...(config.sharedHosts ? { sharedHosts: config.sharedHosts } : {}),
    ...(config.builder ? { builder: config.builder } : {}),
    ...(config.platformOrigin ? { apiOrigin: config.platformOrigin } : {}),
  };
}

type Prepared = Awaited<ReturnType<Prerender["prepare"]>>;

async function prepareInTime(
  prerender: Prerender,
  request: FastifyRequest,
  config: HostConfig,
  browserConfig: object,
): Promise<Prepared> {
  // Joined as text: `//elsewhere/` would be taken for another host.
  const address = `${request.protocol}://${request.host}${request.url}`;
  if (!URL.canParse(address)) return { status: 404, head: NO_HEAD };
  const limit = AbortSignal.timeout(DATA_LIMIT_MS);
  const limited: typeof fetch = (input, init) =>
    fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit });
  const tooLate = new Promise<never>((_, reject) => {
    limit.addEventListener("abort", () => reject(new Error("The platform was too slow for this page.")));
  });
  try {
    const platformOrigin = config.platformOrigin ?? `http://127.0.0.1:${request.socket.localPort}`;
    const url = new URL(address);
    const prepared = prerender
      .prepare({ url, platformOrigin, config: browserConfig, fetch: limited, sanitize: cleanStoreHtml })
      .then((page) => decorated(page, { url, platformOrigin, signal: limit }));
    return await Promise.race([prepared, tooLate]);
  } catch (error) {
    request.log.warn({ err: error }, "page sent without its data");
    return { status: 200, head: NO_HEAD };
  }
}
