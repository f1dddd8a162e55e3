import type { FastifyRequest } from "fastify";

/** The bearer token of a call, valid or not; undefined when there is none. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? "")?.[1];
}
