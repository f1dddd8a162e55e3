/** Sizes the platform makes of its own pictures (`/media/…?w=`). */
const WIDTHS = [96, 160, 200, 256, 320, 400, 500, 560, 640, 800, 960, 1280, 1680];

/**
 * A store's pictures from elsewhere come in one size. Every browser that we build for shows AVIF, so that a `srcset` may
 * name nothing else; the picture as it was uploaded stays in `src`.
 */
export function pictureAt(src: string, width: number): string | undefined {
  return src.startsWith("/media/seed/") && WIDTHS.includes(width) ? `${src}?w=${width}&format=avif` : undefined;
}
