import { negotiate } from "@fastify/accept-negotiator";
import { remembered } from "#server/shared/remembered.ts";
import type { Packed } from "./packed";

export type Encoding = "br" | "gzip";

/** The smaller one first. */
const ENCODINGS: Encoding[] = ["br", "gzip"];

/** Chooses the encoding for an `accept-encoding` header; `undefined` when it accepts none of ours. */
export const encodingFor = remembered(
  // `x-gzip` is an old name of `gzip` (RFC 9110, 8.4.1.3).
  (accepted) => negotiate(accepted.toLowerCase().replace("x-gzip", "gzip"), ENCODINGS) ?? undefined,
  100,
);

export const etagOf = ({ tag }: Packed, encoding: Encoding | undefined) => `"${tag}${encoding ? `-${encoding}` : ""}"`;

/** @param names the request's `if-none-match`: a cache may have marked the name as weak */
export function isNamed(names: string | undefined, etag: string): boolean {
  return names?.split(",").some((name) => name.trim().replace(/^W\//, "") === etag) ?? false;
}
