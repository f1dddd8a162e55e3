import type { FastifyRequest } from "fastify";
import type { AppConfig } from "../../../src/contract/page/AppConfig.types";
import type { PageAddress, Prerender } from "../../../src/contract/page/Prerender.types";
import type { PageKey } from "./KeptPage.types";

/** The build speaks one; a page in another is another page. */
const LANGUAGE = "en";

/** A name and a port: nothing that an address would take for a sign-in or a path. */
const IS_HOST = /^[\w.:[\]-]+$/;

export interface PageRequest {
  key: PageKey;
  address: PageAddress;
}

/** Which page is asked for; `undefined` for an address that can name no store. */
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
  // Joined as text: `//elsewhere/` would be taken for another host.
  const text = `${protocol === "https" ? "https" : "http"}://${host}${url}`;
  if (!IS_HOST.test(host) || !URL.canParse(text)) return undefined;
  const asked = new URL(text);
  const address = prerender.pageAddress(asked, config);
  if (address === undefined) return undefined;
  const kind = isUsual(asked, socket.localPort) ? address.kind : "question";
  return { address, key: { text: `${LANGUAGE} ${address.url.href}`, kind } };
}

/** Any port leads to a store: all of its pages would be there once for each that is made up. */
function isUsual({ port, hostname }: URL, localPort: number | undefined): boolean {
  return (port === "" || port === String(localPort)) && !hostname.endsWith(".");
}
