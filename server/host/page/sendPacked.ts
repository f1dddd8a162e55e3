import { gunzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { encodingFor, etagOf, isNamed } from "./encodings";
import type { Packed } from "./packed";

/** Answers with the text in an encoding that the client accepts, or with 304 when the client has it. */
export function sendPacked({ headers }: FastifyRequest, reply: FastifyReply, body: Packed): FastifyReply {
  const encoding = encodingFor(headers["accept-encoding"] ?? "");
  const etag = etagOf(body, encoding);
  reply.headers({ etag, vary: reply.getHeader("vary") ?? "accept-encoding" });
  if (reply.statusCode === 200 && isNamed(headers["if-none-match"], etag)) return reply.code(304).send();
  if (encoding === undefined) return reply.send(gunzipSync(body.gzip));
  return reply.header("content-encoding", encoding).send(body[encoding]);
}
