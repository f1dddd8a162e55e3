import type { FastifyRequest } from "fastify";
import type { AppConfig } from "#contract/page/AppConfig.types.ts";
import type { PageAddress, Prerender } from "#contract/page/Prerender.types.ts";
import { remembered } from "#server/shared/remembered.ts";
import type { PageKey } from "./KeptPage.types";

/** A host name with a port, without characters that would begin a user name or a path in an address. */
const IS_HOST = /^[\w.:[\]-]+$/;

export interface PageRequest {
  key: PageKey;
  address: PageAddress;
}

type Asked = Pick<FastifyRequest, "protocol" | "host" | "url"> & { socket: { localPort?: number } };

/**
 * Finds the page that a request asks for; `undefined` for an address that cannot name a store. The last addresses are
 * remembered, because finding an address's route takes longer than sending its kept page.
 */
export function pageRequests(
  prerender: Pick<Prerender, "pageAddress">,
  config: Partial<AppConfig>,
): (request: Asked) => PageRequest | undefined {
  const find = remembered((portAndAddress) => {
    const [localPort, text = ""] = portAndAddress.split(" ", 2);
    if (!URL.canParse(text)) return undefined;
    const asked = new URL(text);
    const address = prerender.pageAddress(asked, config);
    if (address === undefined) return undefined;
    const kind = isUsual(asked, localPort) ? address.kind : "question";
    return { address, key: { text: address.url.href, kind } } satisfies PageRequest;
  });
  return ({ protocol, host, url, socket }) => {
    if (!IS_HOST.test(host)) return undefined;
    // Joined as text, because `new URL("//elsewhere/", origin)` would take `elsewhere` for the host.
    return find(`${socket.localPort} ${protocol === "https" ? "https" : "http"}://${host}${url}`);
  };
}

/**
 * Other ports lead to the same store, and without this check anybody could fill the cache with copies of its pages by
 * inventing ports.
 */
function isUsual({ port, hostname }: URL, localPort: string | undefined): boolean {
  return (port === "" || port === localPort) && !hostname.endsWith(".");
}
