import type { FastifyReply, FastifyRequest } from "fastify";
import type { KeptPage } from "../pageCache/KeptPage.types";

type Picture = KeptPage["pictures"][number];

/** Stands for whatever host the page is asked from. */
const OWN = "http://own.invalid";

/**
 * What the browser may begin with before it reads the page, as a `Link` header; `undefined`: nothing.
 *
 * Only a picture of one size: of several, no browser can choose before it has read the page's viewport, and would fetch
 * one that it does not show. Connections to other origins that pictures come from. And no script: it would come in the
 * way of the picture that the shopper waits for, and is asked for with the page's first bytes anyway.
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
 * 103 before the page: for navigations alone, and only where the operator knows that every proxy on the way passes it on,
 * because an older one takes it for the answer (docs/deploying.md).
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
