import { remembered } from "../../remembered";
import type { Packed } from "./packed";

export type Encoding = "br" | "gzip";

/** The smaller one first. */
const ENCODINGS: readonly Encoding[] = ["br", "gzip"];
const TAKES = {
  br: /(?:^|,)\s*br\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i,
  gzip: /(?:^|,)\s*(?:x-)?gzip\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i,
};

/** The encoding for an `accept-encoding`; `undefined` for one that takes none of ours. */
export const encodingFor = remembered(
  (accepted: string) => ENCODINGS.find((name) => takes(accepted, TAKES[name])),
  100,
);

function takes(accepted: string, encoding: RegExp): boolean {
  const found = encoding.exec(accepted);
  return found !== null && Number(found[1] ?? 1) > 0;
}

export const etagOf = ({ tag }: Packed, encoding: Encoding | undefined) => `"${tag}${encoding ? `-${encoding}` : ""}"`;

/** @param names the request's `if-none-match`: a cache may have marked the name as weak */
export function isNamed(names: string | undefined, etag: string): boolean {
  return names?.split(",").some((name) => name.trim().replace(/^W\//, "") === etag) ?? false;
}
