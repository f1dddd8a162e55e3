import { createContext } from "react";

/**
 * The address of the same picture at a width in px, `(src, 320) => "/media/seed/x.webp?w=320&format=avif"`; `undefined` when it has
 * none. The app says here which sizes its platform makes.
 */
export const PictureSource = createContext<(src: string, width: number) => string | undefined>(() => undefined);
