/** The widths in px in which the platform serves its own pictures: `/media/seed/apple.webp?w=320&format=avif`, or `webp`. */
export const PICTURE_WIDTHS = [96, 160, 200, 256, 320, 400, 500, 560, 640, 800, 960, 1280, 1680] as const;

/** The sides in px of the square icons that it makes for a device's home screen (180 is Apple's): `?w=192&format=png`. */
export const ICON_SIZES = [180, 192, 512] as const;

/** True for the platform's own photographs. Pictures from elsewhere have one size, and drawings (SVG) need none. */
export function isResized(src: string): boolean {
  return /^\/media\/(seed|shop)\/[\w-]+\.(webp|png|jpg)$/.test(src);
}

/** The address of the picture as an icon, or of the picture itself when it cannot be resized. */
export function iconAt(src: string, size: (typeof ICON_SIZES)[number]): string {
  return isResized(src) ? `${src}?w=${size}&format=png` : src;
}
