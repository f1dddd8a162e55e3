import sharp from "sharp";
import { forEachRun } from "./forEachRun";

/** Colours are rounded to a multiple of this, because nobody sees smaller differences. */
const STEP = 4;
/** Edges of letters and photographs are rounded to a multiple of this, because they are most of a file. */
const COARSE = 32;
/** A run of so many pixels of one colour, across or down, belongs to a surface or a line of the design. */
const SURFACE = 16;

export interface Pixels {
  /** Red, green and blue of one pixel after the other. */
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Reads a picture for storing and comparing: surfaces and lines exactly, everything else roughly. Writing the result and
 * reading it again gives the same.
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
