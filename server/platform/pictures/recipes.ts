import type { Sharp } from "sharp";
import { ICON_SIZES, PICTURE_WIDTHS } from "../../../src/contract/pictures";

/** What is shown until the picture itself has come. */
export const STAND_IN = 24;

/** Above it effort costs the first visitor time that bytes cannot win back, and steps in a smooth ground are seen. */
const MEDIUM = 500;

/**
 * At these qualities AVIF is nearer to the original than WebP (by 1 to 2 dB on the demo stores' pictures) in 20 to 30 %
 * fewer bytes. Effort 2 takes half the time of effort 3, and 3 a third of the default's, for 5 % more bytes each.
 */
const ENCODERS = {
  // Drawn twenty times as large, what is sharp in a stand-in would be squares.
  webp: (picture: Sharp, width: number) =>
    width > STAND_IN
      ? resized(picture, width).webp({ quality: 78 })
      : resized(picture, width).blur(1.5).webp({ quality: 75 }),
  avif: (picture: Sharp, width: number) =>
    resized(picture, width).avif(width > MEDIUM ? { quality: 50, effort: 2 } : { quality: 45, effort: 3 }),
  png: (picture: Sharp, width: number) => icon(picture, width).png(),
};
/** Another one with any other quality or effort: pictures made before are then made anew. */
const RECIPES = "3";

export type PictureFormat = keyof typeof ENCODERS;
export const PICTURE_FORMATS = Object.keys(ENCODERS) as PictureFormat[];

export interface Recipe {
  width: number;
  format: PictureFormat;
}

/** In every format its widths. */
export const WIDTHS: Record<PictureFormat, readonly number[]> = {
  webp: [STAND_IN, ...PICTURE_WIDTHS],
  avif: [STAND_IN, ...PICTURE_WIDTHS],
  png: ICON_SIZES,
};

export function encoded(picture: Sharp, { width, format }: Recipe): Promise<Buffer> {
  return ENCODERS[format](picture, width).toBuffer();
}

function resized(picture: Sharp, width: number): Sharp {
  return picture.resize({ width, withoutEnlargement: true });
}

/** Whole inside the circle of four fifths that every device shows of a maskable icon, on white: Apple's would be black. */
function icon(picture: Sharp, side: number): Sharp {
  const inner = Math.round(side * 0.56);
  const before = Math.floor((side - inner) / 2);
  const after = side - inner - before;
  return picture
    .resize({ width: inner, height: inner, fit: "contain", background: "#fff" })
    .flatten({ background: "#fff" })
    .extend({ top: before, left: before, bottom: after, right: after, background: "#fff" });
}

/** Says how a picture was made, for names and tags. */
export function nameOf({ width, format }: Recipe): string {
  return `${width}-${format}-${RECIPES}`;
}
