import type { FastifyRequest } from "fastify";

/** What was asked for; `undefined` where the host that it claims is none. */
export function urlOf({ protocol, host, url }: Pick<FastifyRequest, "protocol" | "host" | "url">): URL | undefined {
  const address = `${protocol}://${host}${url}`;
  return URL.canParse(address) ? new URL(address) : undefined;
}
