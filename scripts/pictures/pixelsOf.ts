import sharp from "sharp";
import { forEachRun } from "./forEachRun";

/** Colours are kept to the nearest multiple of this, because nobody sees less. */
const STEP = 4;
/** Edges of letters and photographs are kept to the nearest multiple of this: they are most of what a file holds. */
const COARSE = 32;
/** So many pixels of one colour in a row, across or down, belong to a surface or a line of the design. */
const SURFACE = 16;

export interface Pixels {
  /** Red, green and blue of one pixel after the other. */
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Reads a picture as pictures are kept and compared: surfaces and lines exactly, everything else roughly. Reading what was
 * written from the result gives the same again.
 */
export async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 1) data[at] = rounded(data[at] ?? 0, STEP);
  const { width, height } = info;
  const isSurface = surfaces(data, width, height);
  for (let at = 0; at < data.length; at += 1) {
    if (isSurface[Math.floor(at / 3)] === 0) data[at] = rounded(data[at] ?? 0, COARSE);
  }
  return { data, width, height };
}

const rounded = (value: number, step: number) => Math.min(255, Math.round(value / step) * step);

/** @returns 1 for each pixel that belongs to a surface or a line */
function surfaces(data: Buffer, width: number, height: number): Uint8Array {
  const colours = new Uint32Array(width * height);
  for (let at = 0; at < colours.length; at += 1) colours[at] = data.readUIntBE(at * 3, 3);
  const found = new Uint8Array(colours.length);
  forEachRun({ values: colours, width, height }, (first, step, length) => {
    if (length >= SURFACE) for (let of = 0; of < length; of += 1) found[first + of * step] = 1;
  });
  return found;
}
