import { useContext } from "react";
import { PictureSource } from "./PictureSource";

const SMALL_WIDTHS = [96, 160, 200, 256, 320] as const;

/** The widths for up to three device pixels per px, of a picture that is always `width` px wide. */
export function smallWidths(width: number): readonly number[] {
  const enough = SMALL_WIDTHS.findIndex((wide) => wide >= 3 * width);
  return enough < 0 ? SMALL_WIDTHS : SMALL_WIDTHS.slice(0, enough + 1);
}

/** The `srcset` of those widths in which the picture exists. */
export function useSourceSet(src: string | null | undefined, widths: readonly number[]): string | undefined {
  const srcAt = useContext(PictureSource);
  if (!src) return undefined;
  const entries = widths.flatMap((wide) => {
    const address = srcAt(src, wide);
    return address ? [`${address} ${wide}w`] : [];
  });
  return entries.length > 0 ? entries.join(", ") : undefined;
}
