import { makeResetStyles, makeStyles, mergeClasses } from "@fluentui/react-components";
import { useRef } from "react";
import { haat, media } from "../theme/haat";

export interface CountBadgeProps {
  /** 0 draws nothing, more than 99 draws `99+`. */
  count: number;
  className?: string;
}

const useBadge = makeResetStyles({
  display: "inline-grid",
  placeItems: "center",
  minWidth: "1.125rem",
  height: "1.125rem",
  paddingInline: "5px",
  borderRadius: haat.radiusFull,
  backgroundColor: haat.secondaryFill,
  color: haat.onSecondary,
  fontSize: "0.75rem",
  fontWeight: 600,
  lineHeight: "1.125rem",
  fontVariantNumeric: "tabular-nums",
});

const useStyles = makeStyles({
  bump: {
    animationName: {
      "0%": { transform: "scale(1)" },
      "40%": { transform: "scale(1.35)" },
      "100%": { transform: "scale(1)" },
    },
    animationDuration: "250ms",
    animationTimingFunction: "ease-out",
    [media.calm]: { animationName: "none" },
  },
});

/**
 * A number on an icon. It bumps when the number changes. The label of the control around it tells screen readers the
 * number. It is not Fluent's badge, because every first screen has one (ADR 9).
 */
export function CountBadge({ count, className }: CountBadgeProps) {
  const badge = useBadge();
  const styles = useStyles();
  const first = useRef(count);
  if (count <= 0) return null;
  return (
    // A new key starts the animation again. The first number does not bump.
    <span
      key={count}
      aria-hidden="true"
      className={mergeClasses(badge, first.current !== count && styles.bump, className)}
    >
      {count > 99 ? "99+" : count}
    </span>
  );
}
