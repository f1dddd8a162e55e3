import { makeResetStyles, makeStyles, mergeClasses } from "@fluentui/react-components";
import { useEffect, useRef, useState } from "react";
import { haat } from "../theme/haat";
import { PictureFallback } from "./PictureFallback";
import { usePlacedAddress } from "./usePlacedAddress";
import { smallWidths, useSourceSet } from "./useSourceSet";

export interface PictureProps {
  /** Left out or broken: a quiet drawing stands in its place. */
  src?: string | null;
  alt: string;
  /** Intrinsic size in px; reserves the place, so that nothing jumps. */
  width: number;
  height: number;
  /** Widths offered through PictureSource, in px; left out: those for a picture that is always `width` wide. */
  widths?: readonly number[];
  /** The `sizes` attribute; left out: `width`. */
  sizes?: string;
  /** `priority`: the picture the page is measured by; `eager`: in the first screen; `lazy`: the rest. */
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

export function Picture(props: PictureProps) {
  const { src, alt, width, height, sizes = `${width}px`, loading = "lazy", fit = "cover", round, className } = props;
  const base = useBase();
  const styles = useStyles();
  const srcSet = useSourceSet(src, props.widths ?? smallWidths(width));
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const ref = useRef<HTMLImageElement>(null);
  const address = usePlacedAddress(ref, { src: src ?? undefined, srcSet, sizes: srcSet ? sizes : undefined });

  // A prerendered picture may fail before React listens.
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
      // Before src, so that lazy is known when the address is.
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
