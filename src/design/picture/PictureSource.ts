import { createContext } from "react";

/**
 * The address of a picture at a width in px: `(src, 320) => "/media/seed/x.webp?w=320&format=avif"`; `undefined` when the
 * platform has no such size. The app provides this function.
 */
export const PictureSource = createContext<(src: string, width: number) => string | undefined>(() => undefined);
