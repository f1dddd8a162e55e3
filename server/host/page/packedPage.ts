import { constants, crc32, deflateRawSync, gunzipSync } from "node:zlib";
import { joinedCrc } from "./joinedCrc";
import type { PageText } from "./storePage";

/**
 * A page compressed for gzip in pieces, with a gap for the nonce between them. To send it, the pieces are only joined.
 */
export interface PackedPage {
  pieces: readonly { deflated: Buffer; crc: number; length: number }[];
  bytes: number;
}

/** 16 bytes as base64. Every nonce has this length, so that distances within the page do not change. */
const NONCE_LENGTH = 24;
/**
 * Stands for the nonce in the compressor's history. No text contains these bytes, so no later piece can refer to them.
 */
const NO_TEXT = Buffer.alloc(NONCE_LENGTH, 0xff);
/** Heap used by each piece besides its text. */
const PIECE_BYTES = 250;
/** How far back deflate can refer, in bytes. */
const WINDOW = 32 * 1024;
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
/** An empty deflate block that is marked as the last one. */
const END = Buffer.from([3, 0]);
/** The head of an uncompressed deflate block of 24 bytes: its length, and the same number inverted. */
const AS_IT_IS = Buffer.from([0, NONCE_LENGTH, 0, 255 - NONCE_LENGTH, 255]);

export function packed(text: PageText): PackedPage {
  let before: Buffer = Buffer.alloc(0);
  const pieces = text.map((piece, index) => {
    if (index > 0) before = Buffer.concat([before, NO_TEXT]);
    const dictionary = before.subarray(-WINDOW);
    const deflated = deflateRawSync(piece, {
      level: constants.Z_DEFAULT_COMPRESSION,
      finishFlush: constants.Z_SYNC_FLUSH,
      ...(dictionary.length > 0 ? { dictionary } : {}),
    });
    before = Buffer.concat([before, piece]).subarray(-WINDOW);
    return { deflated, crc: crc32(piece), length: piece.length };
  });
  // Copied into one buffer of the right size: each piece would otherwise keep the 16 KB buffer that it was compressed
  // into.
  const all = Buffer.concat(pieces.map(({ deflated }) => deflated));
  let at = 0;
  const kept = pieces.map(({ deflated, crc, length }) => {
    at += deflated.length;
    return { deflated: all.subarray(at - deflated.length, at), crc, length };
  });
  return { pieces: kept, bytes: all.length + PIECE_BYTES * kept.length };
}

/** Joins the pieces with this nonce between them. @param nonce 24 ASCII characters */
export function gzipWithNonce({ pieces }: PackedPage, nonce: string): Buffer {
  const written = Buffer.from(nonce, "latin1");
  const block = Buffer.concat([AS_IT_IS, written]);
  const nonceCrc = crc32(written);
  const parts: Buffer[] = [HEADER];
  let [crc, length] = [0, 0];
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) {
      parts.push(block);
      crc = joinedCrc(crc, nonceCrc, NONCE_LENGTH);
      length += NONCE_LENGTH;
    }
    parts.push(piece.deflated);
    crc = joinedCrc(crc, piece.crc, piece.length);
    length += piece.length;
  }
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc, 0);
  trailer.writeUInt32LE(length, 4);
  return Buffer.concat([...parts, END, trailer]);
}

/** The page as text, for the few clients that do not take gzip. */
export function textWithNonce(page: PackedPage, nonce: string): Buffer {
  return gunzipSync(gzipWithNonce(page, nonce));
}
