import type { FastifyRequest } from "fastify";
import type { AppConfig } from "../../../src/contract/page/AppConfig.types";
import type { PageAddress, Prerender } from "../../../src/contract/page/Prerender.types";
import type { PageKey } from "./KeptPage.types";

/** The build has one language; a page in another language would be another page. */
const LANGUAGE = "en";

/** A host name with a port, without characters that would begin a user name or a path in an address. */
const IS_HOST = /^[\w.:[\]-]+$/;

export interface PageRequest {
  key: PageKey;
  address: PageAddress;
}

/** Which page a request asks for; `undefined` for an address that cannot name a store. */
export function pageRequest(
  {
    protocol,
    host,
    url,
    socket,
  }: Pick<FastifyRequest, "protocol" | "host" | "url"> & { socket: { localPort?: number } },
  prerender: Pick<Prerender, "pageAddress">,
  config: Partial<AppConfig>,
): PageRequest | undefined {
  // Joined as text, because `new URL("//elsewhere/", origin)` would take `elsewhere` for the host.
  const text = `${protocol === "https" ? "https" : "http"}://${host}${url}`;
  if (!IS_HOST.test(host) || !URL.canParse(text)) return undefined;
  const asked = new URL(text);
  const address = addressOf(asked, prerender, config);
  if (address === undefined) return undefined;
  const kind = isUsual(asked, socket.localPort) ? address.kind : "question";
  return { address, key: { text: `${LANGUAGE} ${address.url.href}`, kind } };
}

const KNOWN_AT_MOST = 5000;
/** In characters: an address may be as long as a request's head. */
const KEPT_LENGTH = 500;
/** Matching routes takes as long as sending a kept page, and the same few addresses are asked for again and again. */
const known = new WeakMap<object, Map<string, PageAddress | undefined>>();

function addressOf(
  asked: URL,
  prerender: Pick<Prerender, "pageAddress">,
  config: Partial<AppConfig>,
): PageAddress | undefined {
  const ofShop = known.get(config) ?? new Map<string, PageAddress | undefined>();
  known.set(config, ofShop);
  if (ofShop.has(asked.href)) return ofShop.get(asked.href);
  const address = prerender.pageAddress(asked, config);
  if (ofShop.size >= KNOWN_AT_MOST) ofShop.clear();
  if (asked.href.length <= KEPT_LENGTH) ofShop.set(asked.href, address);
  return address;
}

/**
 * Other ports lead to the same store. Without this check, anybody could fill the cache with copies of its pages by
 * inventing ports.
 */
function isUsual({ port, hostname }: URL, localPort: number | undefined): boolean {
  return (port === "" || port === String(localPort)) && !hostname.endsWith(".");
}
