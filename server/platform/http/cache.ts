import type { FastifyReply, FastifyRequest } from "fastify";
import { WrittenJson } from "../services/common/WrittenJson";

/**
 * Answers with an ETag made from the content, or with 304 when the caller has it already. `seconds` 0: the caller must ask
 * each time.
 */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  value: unknown,
  seconds: number,
): FastifyReply {
  const { bytes, etag } = value instanceof WrittenJson ? value : new WrittenJson(JSON.stringify(value));
  reply.header("etag", etag).header("cache-control", `public, max-age=${seconds}, must-revalidate`);
  const known = request.headers["if-none-match"]?.split(",").some((candidate) => candidate.trim() === etag);
  if (known) return reply.code(304).send();
  return reply.type("application/json; charset=utf-8").send(bytes);
}
