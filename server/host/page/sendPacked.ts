import { gunzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Packed } from "./packed";

/** Answers with the text in an encoding that the client takes, or with 304 where the client has it. */
export function sendPacked({ headers }: FastifyRequest, reply: FastifyReply, body: Packed): FastifyReply {
  const accepted = headers["accept-encoding"] ?? "";
  const encoding = ENCODINGS.find((name) => takes(accepted, TAKES[name]));
  const etag = `"${body.tag}${encoding ? `-${encoding}` : ""}"`;
  reply.headers({ etag, vary: "accept-encoding" });
  if (reply.statusCode === 200 && isNamed(headers["if-none-match"], etag)) return reply.code(304).send();
  if (encoding === undefined) return reply.send(gunzipSync(body.gzip));
  return reply.header("content-encoding", encoding).send(body[encoding]);
}

/** The smaller one first. */
const ENCODINGS = ["br", "gzip"] as const;
const TAKES = {
  br: /(?:^|,)\s*br\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i,
  gzip: /(?:^|,)\s*(?:x-)?gzip\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i,
};

/** @param accepted the request's `accept-encoding` */
function takes(accepted: string, encoding: RegExp): boolean {
  const found = encoding.exec(accepted);
  return found !== null && Number(found[1] ?? 1) > 0;
}

/** @param names the request's `if-none-match`: a cache may have marked the name as weak */
function isNamed(names: string | undefined, etag: string): boolean {
  return names?.split(",").some((name) => name.trim().replace(/^W\//, "") === etag) ?? false;
}
