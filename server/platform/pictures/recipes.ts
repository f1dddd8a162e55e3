import type { Sharp } from "sharp";
import { ICON_SIZES, PICTURE_WIDTHS } from "#contract/pictures.ts";

/**
 * Above this width more effort costs the first visitor more time than the saved bytes win back, and a lower quality would
 * show bands in smooth areas.
 */
const MEDIUM = 500;

/**
 * At these qualities AVIF is nearer to the original than WebP (by 1 to 2 dB on the demo stores' pictures) with 20 to 30 %
 * fewer bytes. Effort 2 takes half the time of effort 3, and effort 3 a third of the default's, each for 5 % more bytes.
 */
const ENCODERS = {
  webp: (picture: Sharp, width: number) => resized(picture, width).webp({ quality: 78 }),
  avif: (picture: Sharp, width: number) =>
    resized(picture, width).avif(width > MEDIUM ? { quality: 50, effort: 2 } : { quality: 45, effort: 3 }),
  png: (picture: Sharp, width: number) => icon(picture, width).png(),
};
/** Change it with any quality or effort, so that all pictures are made anew. */
const RECIPES = "3";

export type PictureFormat = keyof typeof ENCODERS;
export const PICTURE_FORMATS = Object.keys(ENCODERS) as PictureFormat[];

export interface Recipe {
  width: number;
  format: PictureFormat;
}

/** The widths that are offered in each format. */
export const WIDTHS: Record<PictureFormat, readonly number[]> = {
  webp: PICTURE_WIDTHS,
  avif: PICTURE_WIDTHS,
  png: ICON_SIZES,
};

export function encoded(picture: Sharp, { width, format }: Recipe): Promise<Buffer> {
  return ENCODERS[format](picture, width).toBuffer();
}

function resized(picture: Sharp, width: number): Sharp {
  return picture.resize({ width, withoutEnlargement: true });
}

/**
 * On white, because Apple's devices show transparent parts as black. The picture fits into the circle of four fifths that
 * every device shows of a maskable icon.
 */
function icon(picture: Sharp, side: number): Sharp {
  const inner = Math.round(side * 0.56);
  const before = Math.floor((side - inner) / 2);
  const after = side - inner - before;
  return picture
    .resize({ width: inner, height: inner, fit: "contain", background: "#fff" })
    .flatten({ background: "#fff" })
    .extend({ top: before, left: before, bottom: after, right: after, background: "#fff" });
}

/** Names a recipe, for file names and ETags. */
export function nameOf({ width, format }: Recipe): string {
  return `${width}-${format}-${RECIPES}`;
}
