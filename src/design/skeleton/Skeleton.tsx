import { makeResetStyles, makeStyles, mergeClasses } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { haat, media, visuallyHidden } from "../theme/haat";
import * as words from "../words.en";

export interface SkeletonProps {
  shape?: "line" | "block" | "picture" | "circle";
  width?: "full" | "wide" | "half" | "third" | "short";
  /** The height of a line or a block. */
  height?: "s" | "m" | "l" | "xl";
  className?: string;
}

const useBone = makeResetStyles({
  display: "block",
  borderRadius: haat.radiusControl,
  backgroundColor: haat.groundSunken,
  backgroundImage: `linear-gradient(90deg, transparent 30%, ${haat.shimmer} 50%, transparent 70%)`,
  backgroundSize: "300% 100%",
  animationName: {
    from: { backgroundPositionX: "100% /* @noflip */" },
    to: { backgroundPositionX: "0% /* @noflip */" },
  },
  animationDuration: "1.6s",
  animationIterationCount: "infinite",
  animationTimingFunction: "linear",
  [media.calm]: { animationName: "none", backgroundImage: "none" },
  [media.forced]: { outline: "1px solid GrayText", outlineOffset: "-1px" },
});

const useStyles = makeStyles({
  line: { borderRadius: "4px" },
  block: {},
  picture: { aspectRatio: "1", borderRadius: "0" },
  circle: { aspectRatio: "1", borderRadius: haat.radiusFull },
  full: { width: "100%" },
  wide: { width: "80%" },
  half: { width: "50%" },
  third: { width: "33%" },
  short: { width: "64px" },
  s: { height: "12px" },
  m: { height: "16px" },
  l: { height: "40px" },
  xl: { height: "96px" },
});

/**
 * A grey shape that replaces content while it loads. Put several into a `SkeletonGroup`. It is not Fluent's, because it is
 * drawn before a page's code is loaded (ADR 9).
 */
export function Skeleton({ shape = "line", width = "full", height, className }: SkeletonProps) {
  const bone = useBone();
  const styles = useStyles();
  const size = height ?? (shape === "line" ? "m" : shape === "block" ? "l" : undefined);
  return (
    <span
      aria-hidden="true"
      className={mergeClasses(bone, styles[shape], styles[width], size && styles[size], className)}
    />
  );
}

export interface SkeletonGroupProps {
  /** What screen readers say while the content is loading. */
  label?: string;
  children: ReactNode;
  className?: string;
}

const useGroup = makeResetStyles({
  // Fades in after 150 ms, so that a quick answer shows none at all.
  animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
  animationDuration: "200ms",
  animationDelay: "150ms",
  animationFillMode: "backwards",
});

const useHidden = makeStyles({ hidden: visuallyHidden });

/** The shapes of a part of the page, for which screen readers announce the loading once. */
export function SkeletonGroup({ label = words.loading, children, className }: SkeletonGroupProps) {
  const group = useGroup();
  return (
    <div role="status" aria-busy="true" className={mergeClasses(group, className)}>
      <span className={useHidden().hidden}>{label}</span>
      {children}
    </div>
  );
}
