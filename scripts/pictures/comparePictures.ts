import sharp from "sharp";

/** Of 256, in a channel: the edges of letters differ by so much from one Chromium to another. */
const EDGE = 64;
/** So many pixels may be further away. */
const FEW = 12;
/** Ground that is another colour is so by more than this, and over more than this share of the picture. */
const FAINT = 3;
const SHARE = 0.02;

export interface Difference {
  /** What differs, in words. */
  why: string;
  /** The picture before, faded, with what differs in red. */
  png: Buffer;
}

/** As it is kept: of few colours, without loss. */
export async function pack(png: Buffer): Promise<Buffer> {
  return sharp(png).png({ palette: true, colours: 128, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer();
}

/** @param before as it is kept @returns undefined where a person would see none */
export async function compare(before: Buffer, after: Buffer): Promise<Difference | undefined> {
  const [a, b] = await Promise.all([raw(before), raw(await pack(after))]);
  const width = Math.max(a.width, b.width);
  const height = Math.max(a.height, b.height);
  const marked = Buffer.alloc(width * height * 3, 255);
  let far = 0;
  let faint = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const distance = distanceAt(a, b, x, y);
      if (distance > EDGE) far += 1;
      if (distance > FAINT) faint += 1;
      const at = (y * width + x) * 3;
      const grey = 200 + Math.round(valueAt(a, x, y, 1) / 5);
      const isMarked = distance > FAINT;
      marked[at] = isMarked ? 220 : grey;
      marked[at + 1] = isMarked ? 20 : grey;
      marked[at + 2] = isMarked ? 60 : grey;
    }
  }
  const share = faint / (width * height);
  const isResized = a.width !== b.width || a.height !== b.height;
  if (!isResized && far <= FEW && share <= SHARE) return undefined;
  const size = isResized ? `${a.width} × ${a.height} is now ${b.width} × ${b.height}; ` : "";
  const png = await sharp(marked, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  return { why: `${size}${far} pixels differ much, ${(share * 100).toFixed(1)} % at all`, png };
}

interface Raw {
  data: Buffer;
  width: number;
  height: number;
}

async function raw(picture: Buffer): Promise<Raw> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function valueAt({ data, width, height }: Raw, x: number, y: number, channel: number): number {
  return x < width && y < height ? (data[(y * width + x) * 3 + channel] ?? 0) : 255;
}

function distanceAt(a: Raw, b: Raw, x: number, y: number): number {
  const isInBoth = x < a.width && x < b.width && y < a.height && y < b.height;
  if (!isInBoth) return 255;
  return Math.max(...[0, 1, 2].map((channel) => Math.abs(valueAt(a, x, y, channel) - valueAt(b, x, y, channel))));
}
