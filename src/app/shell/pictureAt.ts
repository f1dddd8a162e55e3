/** Sizes the platform makes of its own pictures (`/media/…?w=`). */
const WIDTHS = [160, 320, 480, 640, 800, 1280, 1680];

/** A store's pictures from elsewhere come in one size. */
export function pictureAt(src: string, width: number): string | undefined {
  return src.startsWith("/media/seed/") && WIDTHS.includes(width) ? `${src}?w=${width}` : undefined;
}
