import { makeResetStyles, makeStyles, mergeClasses } from "@fluentui/react-components";
import { useEffect, useRef, useState } from "react";
import { haat } from "../theme/haat";
import { PictureFallback } from "./PictureFallback";
import { usePriorityPicture } from "./PriorityPictures";
import { usePlacedAddress } from "./usePlacedAddress";
import { smallWidths, useSourceSet } from "./useSourceSet";

export interface PictureProps {
  /** When it is missing or fails to load, a drawing stands in its place. */
  src?: string | null;
  alt: string;
  /** The picture's size in px; its space is kept while it loads, so that nothing moves. */
  width: number;
  height: number;
  /** The widths in px that `PictureSource` is asked for; by default those for a picture that is always `width` px wide. */
  widths?: readonly number[];
  /** The `sizes` attribute; `width` by default. */
  sizes?: string;
  /**
   * `priority` is for the page's largest picture, by which its speed is measured (LCP); `eager` for the others of the first
   * screen; `lazy` for the rest.
   */
  loading?: "lazy" | "eager" | "priority";
  fit?: "cover" | "contain";
  round?: boolean;
  className?: string;
}

const useBase = makeResetStyles({
  display: "block",
  width: "100%",
  height: "auto",
  objectFit: "cover",
  backgroundColor: haat.groundPicture,
  color: "transparent",
});

const useStyles = makeStyles({
  contain: { objectFit: "contain" },
  round: { borderRadius: haat.radiusFull },
});

/** A picture that keeps its space, and has a drawing in its place when it fails, which Fluent's image has not. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, sizes = `${width}px`, loading = "lazy", fit = "cover", round, className } = props;
  const base = useBase();
  const styles = useStyles();
  const srcSet = useSourceSet(src, props.widths ?? smallWidths(width));
  // biome-ignore lint/correctness/useHookAtTopLevel: the build decides, so each build always calls the same hooks.
  if (!__BROWSER__) usePriorityPicture(src && loading === "priority" ? { src, srcSet, sizes } : undefined);
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const ref = useRef<HTMLImageElement>(null);
  const address = usePlacedAddress(ref, { src: src ?? undefined, srcSet, sizes: srcSet ? sizes : undefined });

  // A prerendered picture may fail before React listens for its `error` event.
  useEffect(() => {
    const image = ref.current;
    if (src && image?.complete && image.naturalWidth === 0 && image.currentSrc) setBrokenSrc(src);
  }, [src]);

  const classes = mergeClasses(base, fit === "contain" && styles.contain, round && styles.round, className);
  if (!src || brokenSrc === src)
    return <PictureFallback label={alt} width={width} height={height} className={classes} />;
  return (
    <img
      ref={ref}
      className={classes}
      // Stands before `src`, so that a lazy picture is not fetched before the browser knows that it is lazy.
      loading={loading === "lazy" ? "lazy" : "eager"}
      fetchPriority={loading === "priority" ? "high" : undefined}
      decoding={loading === "priority" ? "sync" : "async"}
      {...address}
      alt={alt}
      width={width}
      height={height}
      onError={() => setBrokenSrc(src)}
    />
  );
}
