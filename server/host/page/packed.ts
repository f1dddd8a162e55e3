import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gunzip, gzipSync } from "node:zlib";

/** A text in the encodings in which answers send it. */
export interface Packed {
  /** Names the text; the same for the same text in every process. */
  tag: string;
  br: Buffer;
  gzip: Buffer;
  /** It cannot become smaller. */
  isTight: boolean;
}

/** Takes some milliseconds; the best quality takes a hundred for the last tenth. */
const QUICK = 5;

export function packed(text: string): Packed {
  const tag = createHash("sha256").update(text).digest("base64url").slice(0, 22);
  return { tag, br: exact(brotliCompressSync(text, brotli(QUICK))), gzip: exact(gzipSync(text)), isTight: false };
}

/** Packs the same text as small as it goes, on another thread. */
export async function tightened({ tag, gzip }: Packed): Promise<Packed> {
  const text = await promisify(gunzip)(gzip);
  const br = await promisify(brotliCompress)(text, brotli(constants.BROTLI_MAX_QUALITY, text.length));
  return { tag, br: exact(br), gzip, isTight: true };
}

const brotli = (quality: number, size = 0) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: size },
});

/** A copy in memory of the right size: a small output of zlib keeps the 16 KB into which it was written. */
const exact = (bytes: Buffer) => Buffer.from(new Uint8Array(bytes).buffer);
