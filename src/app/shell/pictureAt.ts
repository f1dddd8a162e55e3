import { isResized, PICTURE_WIDTHS } from "#contract/pictures.ts";

const WIDTHS = new Set<number>(PICTURE_WIDTHS);

/**
 * The address of a picture at a width; undefined for pictures from elsewhere, which have one size. A `srcset` has AVIF
 * alone, because every browser that we build for shows it; `src` has the uploaded picture.
 */
export function pictureAt(src: string, width: number): string | undefined {
  return isResized(src) && WIDTHS.has(width) ? `${src}?w=${width}&format=avif` : undefined;
}
