import { makeResetStyles, makeStyles, mergeClasses } from "@fluentui/react-components";
import { useEffect, useRef, useState } from "react";
import { haat } from "../theme/haat";
import { PictureFallback } from "./PictureFallback";
import { usePriorityPicture } from "./PriorityPictures";
import { usePlacedAddress } from "./usePlacedAddress";
import { smallWidths, useSourceSet } from "./useSourceSet";

export interface PictureProps {
  /** A missing or broken picture is replaced by a drawing. */
  src?: string | null;
  alt: string;
  /** The picture's size in px; the space is reserved while it loads. */
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

/** A picture that reserves its space and is replaced by a drawing when it fails; Fluent's image does neither. */
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
      // Before `src`, so that the browser does not fetch a lazy picture before it knows that it is lazy.
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
