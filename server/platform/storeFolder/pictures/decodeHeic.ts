import sharp, { type Sharp } from "sharp";

/**
 * Decodes a HEIC picture, upright as the phone was held. sharp cannot decode HEVC; this decoder has 8 MB and is loaded with
 * the first such picture.
 */
export async function decodeHeic(bytes: Buffer): Promise<Sharp> {
  const { default: decode } = await import("heic-decode");
  const { width, height, data } = await decode({ buffer: bytes });
  return sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } });
}
