import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gunzip, gzipSync } from "node:zlib";

/** A text in the encodings in which answers send it. */
export interface Packed {
  /** A hash of the text, the same in every process. */
  tag: string;
  br: Buffer;
  gzip: Buffer;
  /** True when `br` was made with the best quality. */
  isTight: boolean;
}

/** Takes a few milliseconds; the best quality takes about a hundred and saves only another tenth. */
const QUICK = 5;

export function packed(text: string): Packed {
  const tag = createHash("sha256").update(text).digest("base64url").slice(0, 22);
  return { tag, br: exact(brotliCompressSync(text, brotli(QUICK))), gzip: exact(gzipSync(text)), isTight: false };
}

/** Packs the same text at the best quality, on another thread. */
export async function tightened({ tag, gzip }: Packed): Promise<Packed> {
  const text = await promisify(gunzip)(gzip);
  const br = await promisify(brotliCompress)(text, brotli(constants.BROTLI_MAX_QUALITY, text.length));
  return { tag, br: exact(br), gzip, isTight: true };
}

const brotli = (quality: number, size = 0) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: size },
});

/**
 * Copies the bytes into a buffer of their own size, because a small output of zlib keeps a whole buffer of 16 KB in memory.
 */
const exact = (bytes: Buffer) => Buffer.from(new Uint8Array(bytes).buffer);
