import sharp from "sharp";

/** One pixel of the reduced pictures stands for a square of so many pixels. */
const SQUARE = 8;
/** Letters that another Chromium draws change the mean of a square by less than this. */
const MEAN = 24;
/** So large a share of the squares may differ. */
const SHARE = 0.01;

/**
 * Compares only the mean colours of small squares, for pictures of two versions of Chromium: these may draw letters differently
 * and break lines a pixel earlier. It notices another colour and what is missing, but not a pixel's shift.
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
