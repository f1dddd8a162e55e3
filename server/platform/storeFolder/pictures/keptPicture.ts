import sharp, { type Sharp } from "sharp";
import { decodeHeic } from "./decodeHeic";
import { isHeic, KEPT_PIXELS, KEPT_SIDE, MOST_PIXELS } from "./pictureLimits";

/**
 * The file that a shop stores: a phone's HEIC as JPEG, a very large picture with fewer pixels, and all others unchanged.
 */
export async function keptPicture(bytes: Buffer): Promise<Buffer> {
  const large = { limitInputPixels: MOST_PIXELS, sequentialRead: true };
  const {
    width = 0,
    height = 0,
    compression,
  } = await sharp(bytes, large)
    .metadata()
    .catch(() => NO_PICTURE);
  if (isHeic(compression))
    return smaller(await decodeHeic(bytes))
      .jpeg(JPEG)
      .toBuffer();
  if (width * height <= KEPT_PIXELS) return bytes;
  return smaller(sharp(bytes, large).autoOrient()).flatten({ background: "#fff" }).jpeg(JPEG).toBuffer();
}

const NO_PICTURE = { width: 0, height: 0, compression: undefined };
const JPEG = { quality: 90 };

const smaller = (picture: Sharp) => picture.resize(KEPT_SIDE, KEPT_SIDE, { fit: "inside", withoutEnlargement: true });
