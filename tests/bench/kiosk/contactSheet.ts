import sharp, { type OverlayOptions } from "sharp";

const HEIGHT = 300;
const GAP = 12;
const GROUND = "#8a8886";

/** Joins pictures into one, a line for each list. WebP, because a whole visit at all sizes is many pictures. */
export async function contactSheet(lines: readonly (readonly Buffer[])[], file: string): Promise<void> {
  const placed: OverlayOptions[] = [];
  let [widest, top] = [0, GAP];
  for (const line of lines) {
    let left = GAP;
    for (const picture of line) {
      const { data, info } = await sharp(picture)
        .resize({ height: HEIGHT })
        .png()
        .toBuffer({ resolveWithObject: true });
      placed.push({ input: data, left, top });
      left += info.width + GAP;
    }
    widest = Math.max(widest, left);
    top += HEIGHT + GAP;
  }
  const sheet = sharp({ create: { width: widest, height: top, channels: 3, background: GROUND } });
  await sheet.composite(placed).webp({ quality: 72, effort: 6 }).toFile(file);
}
