import type { FastifyRequest } from "fastify";

/** The address of a request; `undefined` when its Host header is not valid. */
export function urlOf({ protocol, host, url }: Pick<FastifyRequest, "protocol" | "host" | "url">): URL | undefined {
  const address = `${protocol}://${host}${url}`;
  return URL.canParse(address) ? new URL(address) : undefined;
}
