import sharp from "sharp";
import { PlatformError } from "../../../errors";

/** By content, never by name or header; SVG and HTML are not among them (bar 13). */
const FORMATS = new Set(["png", "jpeg", "webp", "gif", "heif", "avif"]);
/** A small file may unpack to a huge picture. */
const MAX_PIXELS = 40_000_000;
const LONGEST_SIDE = 1024;

/**
 * Drawn anew as WebP, upright and without metadata: nothing but the picture is left of what was sent.
 * @throws 415 for anything that is no PNG, JPEG, WebP, GIF or AVIF
 */
export async function toSafePicture(content: Buffer): Promise<Buffer> {
  try {
    const picture = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: "error" });
    const { format } = await picture.metadata();
    if (!FORMATS.has(format)) throw notAPicture();
    return await picture
      .rotate()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer();
  } catch (error) {
    throw error instanceof PlatformError ? error : notAPicture();
  }
}

function notAPicture(): PlatformError {
  return new PlatformError(415, "NOT_A_PICTURE", "Please choose a picture: PNG, JPEG, WebP, GIF or AVIF.");
}
