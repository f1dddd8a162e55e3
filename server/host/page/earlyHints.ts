import type { FastifyReply, FastifyRequest } from "fastify";
import type { KeptPage } from "../pageCache/KeptPage.types";

type Picture = KeptPage["pictures"][number];

/** Stands for the host name of the request, which is not known here. */
const OWN = "http://own.invalid";

/**
 * What the browser may fetch before it has read the page, as a `Link` header; `undefined` for nothing.
 *
 * It names only pictures that come in one size: a browser cannot choose among several sizes before it knows the page's
 * viewport, and might fetch one that it does not show. It names the other origins that pictures come from. It names no
 * script: the page's first bytes ask for the script anyway, and earlier it would slow down the picture that the shopper
 * waits for.
 */
export function linkOf(pictures: readonly Picture[]): string | undefined {
  const links = pictures.flatMap(({ href, imageSrcSet }) => {
    const address = addressOf(href || imageSrcSet?.split(" ", 1)[0]);
    if (address === undefined) return [];
    const isOwn = address.origin === OWN;
    const target = isOwn ? address.pathname + address.search : address.href;
    const connect = isOwn ? [] : [`<${address.origin}>; rel=preconnect`];
    return imageSrcSet ? connect : [...connect, `<${target}>; rel=preload; as=image; fetchpriority=high`];
  });
  return links.length > 0 ? [...new Set(links)].join(", ") : undefined;
}

/**
 * Sends status 103 before the page. Only for navigations, and only where the operator knows that every proxy on the way
 * passes it on: an old proxy takes it for the final answer (docs/deploying.md).
 */
export function sendEarlyHints({ raw, headers }: FastifyRequest, reply: FastifyReply, link: string): void {
  const understands = raw.httpVersionMajor > 1 || raw.httpVersionMinor >= 1;
  if (understands && headers["sec-fetch-mode"] === "navigate") reply.raw.writeEarlyHints({ link });
}

function addressOf(href: string | undefined): URL | undefined {
  if (!href || !URL.canParse(href, OWN)) return undefined;
  const address = new URL(href, OWN);
  return /^https?:$/.test(address.protocol) ? address : undefined;
}
