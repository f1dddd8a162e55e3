import type { FastifyRequest } from "fastify";

/** The address that a request asks for; `undefined` where its Host header is not valid. */
export function urlOf({ protocol, host, url }: Pick<FastifyRequest, "protocol" | "host" | "url">): URL | undefined {
  const address = `${protocol}://${host}${url}`;
  return URL.canParse(address) ? new URL(address) : undefined;
}
