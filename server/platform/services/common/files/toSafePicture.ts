import sharp from "sharp";
import { PlatformError } from "../../../errors";
import { words } from "../../../words";

/** Detected from the content, never from name or header. SVG and HTML are not allowed (bar 13). */
const FORMATS = new Set(["png", "jpeg", "webp", "gif", "heif", "avif"]);
/** A small file may unpack into a huge picture. */
const MAX_PIXELS = 40_000_000;
const LONGEST_SIDE = 1024;

/**
 * Encodes a picture anew as WebP, upright and without metadata, so that nothing else of the upload is left. @throws 415 for
 * anything but PNG, JPEG, WebP, GIF or AVIF
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
  return new PlatformError(415, "NOT_A_PICTURE", words.choosePicture);
}
