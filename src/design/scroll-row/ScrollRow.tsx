import { makeResetStyles, makeStyles, mergeClasses } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { haat, media } from "../theme/haat";

export interface ScrollRowProps {
  label?: string;
  /** `<li>` children. */
  children: ReactNode;
  /** From 768 px on the row wraps instead of scrolling. */
  wrapFromTablet?: boolean;
  className?: string;
}

const useRow = makeResetStyles({
  display: "flex",
  columnGap: "12px",
  margin: "0 -16px",
  padding: "4px 16px",
  listStyleType: "none",
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollbarWidth: "none",
  scrollPaddingInline: "16px",
  scrollSnapType: "x proximity",
  color: haat.text,
  "& > li": { flexShrink: 0, scrollSnapAlign: "start" },
});

const useStyles = makeStyles({
  wrap: {
    [media.tabletUp]: {
      flexWrap: "wrap",
      columnGap: "24px",
      rowGap: "24px",
      overflowX: "visible",
      marginInline: "0",
      paddingInline: "0",
    },
  },
});

/** A row that scrolls sideways; on phones it reaches the edges of the screen. */
export function ScrollRow({ label, children, wrapFromTablet, className }: ScrollRowProps) {
  const row = useRow();
  const styles = useStyles();
  return (
    <ul aria-label={label} className={mergeClasses(row, wrapFromTablet && styles.wrap, className)}>
      {children}
    </ul>
  );
}
