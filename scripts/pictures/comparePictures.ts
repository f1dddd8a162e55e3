import sharp from "sharp";
import { forEachRun } from "./forEachRun";
import { type Pixels, pixelsOf } from "./pixelsOf";

/** Between two versions of Chromium the edges of letters differ by up to this much in a colour channel (0 to 255). */
const EDGE = 64;
/** This many pixels may differ by more than `EDGE`. */
const FEW = 12;
/** A colour that differs by no more than this is the same: it was rounded the other way. */
const ROUNDED = 4;
/** A surface or line of another colour differs by more in so many pixels in a row; the edges of letters never do. */
const RUN = 32;
/** Red, green and blue of a pixel that differs. */
const MARK = [220, 20, 60];

export interface Difference {
  /** A sentence that says what differs. */
  why: string;
  /** The former picture in grey, with the pixels that differ in red. */
  png: Buffer;
}

/** Makes the file that is committed. */
export async function pack(png: Buffer): Promise<Buffer> {
  const { data, width, height } = await pixelsOf(png);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
}

/**
 * Own code, because `pixelmatch` and odiff count single pixels. They cannot tell a line in another token, whose pixels
 * differ a little in a row, from the edges of letters, whose pixels differ more. @param before the committed picture
 * @returns undefined when a person would see no difference
 */
export async function compare(before: Buffer, after: Buffer): Promise<Difference | undefined> {
  const [a, b] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  const isResized = a.width !== b.width || a.height !== b.height;
  if (!isResized && a.data.equals(b.data)) return undefined;
  const width = Math.max(a.width, b.width);
  const height = Math.max(a.height, b.height);
  const isOther = new Uint8Array(width * height);
  let far = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const distance = distanceAt(a, b, x, y);
      if (distance > EDGE) far += 1;
      if (distance > ROUNDED) isOther[y * width + x] = 1;
    }
  }
  let longest = 0;
  forEachRun({ values: isOther, width, height }, (first, _, length) => {
    if (isOther[first] === 1) longest = Math.max(longest, length);
  });
  if (!isResized && far <= FEW && longest < RUN) return undefined;
  const size = isResized ? `${a.width} × ${a.height} is now ${b.width} × ${b.height}; ` : "";
  const count = isOther.reduce((sum, one) => sum + one, 0);
  const why = `${size}${count} pixels differ, ${far} of them much, up to ${longest} in a row`;
  return { why, png: await marked(a, isOther, width, height) };
}

/** If the pictures differ in size, the additional pixels differ. */
function distanceAt(a: Pixels, b: Pixels, x: number, y: number): number {
  if (x >= Math.min(a.width, b.width) || y >= Math.min(a.height, b.height)) return 255;
  const [here, there] = [(y * a.width + x) * 3, (y * b.width + x) * 3];
  let most = 0;
  for (let channel = 0; channel < 3; channel += 1) {
    most = Math.max(most, Math.abs((a.data[here + channel] ?? 0) - (b.data[there + channel] ?? 0)));
  }
  return most;
}

async function marked({ data, ...was }: Pixels, isOther: Uint8Array, width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3, 255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isInside = x < was.width && y < was.height;
      const grey = isInside ? 200 + Math.round((data[(y * was.width + x) * 3 + 1] ?? 0) / 5) : 255;
      pixels.set(isOther[y * width + x] === 1 ? MARK : [grey, grey, grey], (y * width + x) * 3);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}
