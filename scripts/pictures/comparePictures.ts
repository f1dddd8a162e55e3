import sharp from "sharp";

/** Between two versions of Chromium the edges of letters differ by up to this much in a colour channel (0 to 255). */
const EDGE = 64;
/** This many pixels may differ by more than `EDGE`. */
const FEW = 12;
/** A background of another colour differs by more than `FAINT`, in more than `SHARE` of the picture. */
const FAINT = 3;
const SHARE = 0.02;
/** Red, green and blue of a pixel that differs. */
const MARK = [220, 20, 60];

export interface Difference {
  /** A sentence that says what differs. */
  why: string;
  /** The former picture in grey, with the pixels that differ in red. */
  png: Buffer;
}

/** Reduces a picture to 128 colours, as the committed pictures are. */
export async function pack(png: Buffer): Promise<Buffer> {
  return sharp(png).png({ palette: true, colours: 128, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer();
}

/** @param before the committed picture @returns undefined when a person would see no difference */
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
      const grey = 200 + Math.round(valueAt(a, x, y, 1) / 5);
      marked.set(distance > FAINT ? MARK : [grey, grey, grey], (y * width + x) * 3);
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
