/** Widths in px that the platform makes of its own pictures: `/media/seed/apple.webp?w=320&format=avif`, or `webp`. */
export const PICTURE_WIDTHS = [96, 160, 200, 256, 320, 400, 500, 560, 640, 800, 960, 1280, 1680] as const;

/** Sides in px of the squares that it makes for a device's home screen (180: Apple's): `?w=192&format=png`. */
export const ICON_SIZES = [180, 192, 512] as const;

/** Pictures from elsewhere come in one size, and drawings have none. */
export function isResized(src: string): boolean {
  return /^\/media\/(seed|shop)\/[\w-]+\.(webp|png|jpg)$/.test(src);
}

/** The picture as an icon, or as it is. */
export function iconAt(src: string, size: (typeof ICON_SIZES)[number]): string {
  return isResized(src) ? `${src}?w=${size}&format=png` : src;
}
