import { isResized, PICTURE_WIDTHS } from "../../contract/pictures";

const WIDTHS = new Set<number>(PICTURE_WIDTHS);

/**
 * A store's pictures from elsewhere come in one size. Every browser that we build for shows AVIF, so that a `srcset` may
 * name nothing else; the picture as it was uploaded stays in `src`.
 */
export function pictureAt(src: string, width: number): string | undefined {
  return isResized(src) && WIDTHS.has(width) ? `${src}?w=${width}&format=avif` : undefined;
}
