import sharp from "sharp";

/** The side of a square of pixels that is compared as one. */
const SQUARE = 8;
/** Letters drawn by another Chromium change the mean of a square by less than this. */
const MEAN = 24;
/** The share of the squares that may differ. */
const SHARE = 0.01;

/**
 * Compares only the mean colours of small squares, for pictures of two versions of Chromium, which may draw letters
 * differently and break lines a pixel earlier. It notices another colour or a missing element, but not a pixel's shift.
 */
export async function looksAlike(before: Buffer, after: Buffer): Promise<boolean> {
  const { width = 1, height = 1 } = await sharp(before).metadata();
  const size = { width: Math.ceil(width / SQUARE), height: Math.ceil(height / SQUARE) };
  const [a, b] = await Promise.all([reduced(before, size), reduced(after, size)]);
  const squares = a.length / 3;
  let other = 0;
  for (let square = 0; square < squares; square += 1) {
    const isOther = [0, 1, 2].some((channel) => {
      const at = square * 3 + channel;
      return Math.abs((a[at] ?? 0) - (b[at] ?? 0)) > MEAN;
    });
    if (isOther) other += 1;
  }
  return other <= squares * SHARE;
}

function reduced(picture: Buffer, { width, height }: { width: number; height: number }): Promise<Buffer> {
  return sharp(picture)
    .removeAlpha()
    .toColourspace("srgb")
    .resize(width, height, { fit: "fill", kernel: "linear" })
    .raw()
    .toBuffer();
}
