import { isResized, PICTURE_WIDTHS } from "#contract/pictures.ts";

const WIDTHS = new Set<number>(PICTURE_WIDTHS);

/**
 * The address of a picture at a width; pictures from elsewhere have one size only. Every browser that we build for shows AVIF,
 * so a `srcset` has nothing else; `src` has the uploaded picture.
 */
export function pictureAt(src: string, width: number): string | undefined {
  return isResized(src) && WIDTHS.has(width) ? `${src}?w=${width}&format=avif` : undefined;
}
