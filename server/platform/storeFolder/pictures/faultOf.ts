import pLimit from "p-limit";
import sharp from "sharp";
import { decodeHeic } from "./decodeHeic";
import { isHeic, KEPT_PIXELS, MOST_PIXELS } from "./pictureLimits";

const FORMATS = new Set(["png", "jpeg", "webp", "gif", "heif", "avif"]);
/** Small enough that a photo is shrunk while it is read, and large enough that all of it is read. */
const LOOKED_AT = 16;
/** A HEIC and a progressive JPEG are whole in memory while they are read: 500 MB for 140 million pixels. */
const alone = pLimit(1);
/** Else the library keeps the last pictures open, with all their memory. */
const forget = () => void sharp.cache(false);

/**
 * The fault of a picture, found by decoding all of it in bounded memory. It is recognised by its content, never by its
 * name, because an SVG could run scripts. @returns the second half of a sentence; undefined for a picture that can be shown
 */
export async function faultOf(bytes: Buffer): Promise<string | undefined> {
  try {
    const { format, width, height, compression } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata();
    if (!FORMATS.has(format)) return `it is ${format.toUpperCase()}: save it as PNG, JPEG or WebP.`;
    if (width * height > MOST_PIXELS)
      return `it has more than ${MOST_PIXELS / 1_000_000} million pixels: make it smaller.`;
    const isLarge = isHeic(compression) || width * height > KEPT_PIXELS;
    await (isLarge ? alone(() => readWhole(bytes, compression).finally(forget)) : readWhole(bytes, compression));
    return undefined;
  } catch (error) {
    if (/pixel limit/i.test(String(error)))
      return `it has more than ${MOST_PIXELS / 1_000_000} million pixels: make it smaller.`;
    if (/premature|truncat|end of (file|image|stream)|not enough data/i.test(String(error)))
      return "it is broken: its end is missing. Copy it again from where it came from.";
    return "it is no picture, or a broken one: save it again as PNG, JPEG or WebP.";
  }
}

async function readWhole(bytes: Buffer, compression: string | undefined): Promise<void> {
  if (isHeic(compression)) await decodeHeic(bytes);
  else
    await sharp(bytes, { limitInputPixels: MOST_PIXELS, sequentialRead: true, failOn: "error" })
      .resize(LOOKED_AT, LOOKED_AT, { fit: "fill" })
      .raw()
      .toBuffer();
}
