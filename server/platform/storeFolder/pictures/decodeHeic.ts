import sharp, { type Sharp } from "sharp";

/**
 * Decodes a HEIC picture, upright as the phone was held. sharp cannot decode HEVC; this decoder has 8 MB and is loaded with
 * the first such picture.
 */
export async function decodeHeic(bytes: Buffer): Promise<Sharp> {
  const { default: decode } = await import("heic-decode");
  const { width, height, data } = await quietly(() => decode({ buffer: bytes }));
  return sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } });
}

/** The decoder writes about a broken picture on the standard output, which programs read as JSON. */
async function quietly<T>(decode: () => Promise<T>): Promise<T> {
  const { log } = console;
  console.log = () => {};
  try {
    return await decode();
  } finally {
    console.log = log;
  }
}
