import { makeResetStyles, makeStyles, mergeClasses } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { haat, media } from "#design/theme/haat.ts";
import * as words from "../words.en";

export interface BuyBarProps {
  /** The price or total, at the start of the bar. */
  start: ReactNode;
  /** The main action's button. */
  children: ReactNode;
  label?: string;
  /** Gives the action's column the width of two buttons. */
  isWide?: boolean;
  /** True on pages without tabs below the bar. */
  isLowest?: boolean;
}

/** The height of the bottom tabs, above which the bar lies. */
const TABS = "calc(38px + 1.125rem + env(safe-area-inset-bottom, 0px))";

const useBar = makeResetStyles({
  display: "none",
  [media.phone]: {
    position: "fixed",
    insetBlockEnd: TABS,
    insetInline: "0",
    zIndex: 20,
    display: "grid",
    // The button's column has a fixed minimum width, so that nothing moves when the browser paints the bar before the
    // button is parsed (ADR 19).
    gridTemplateColumns: "minmax(0, auto) minmax(9.75rem, 1fr)",
    alignItems: "center",
    columnGap: "16px",
    minHeight: "64px",
    padding: "8px 16px",
    borderTop: `1px solid ${haat.hairline}`,
    backgroundColor: haat.groundRaised,
    boxShadow: haat.shadowBar,
  },
  [media.low]: { position: "static", marginInline: "-16px", boxShadow: "none" },
  [media.largeText]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: "8px" },
  "& > div + div": { justifySelf: "end", width: "100%", maxWidth: "18.75rem" },
});

const useStyles = makeStyles({
  // In the same media query as the bar's own columns, because those would win over a rule outside it.
  wide: {
    [media.phone]: { gridTemplateColumns: "minmax(0, auto) minmax(14.75rem, 1fr)", columnGap: "8px" },
    [media.narrow]: { gridTemplateColumns: "minmax(0, auto) minmax(9.75rem, 1fr)" },
    [media.largeText]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  lowest: {
    [media.phone]: { insetBlockEnd: "0", paddingBlockEnd: "max(8px, env(safe-area-inset-bottom, 0px))" },
  },
});

/**
 * Keeps the price and the main action in reach of the thumb, above the tabs, on phones. The bar is not drawn on low or wide
 * screens. The footer leaves space for it at the end of the page; a page without a footer ends with `BuyBarRoom`.
 */
export function BuyBar({ start, children, label = words.buy, isWide, isLowest }: BuyBarProps) {
  const bar = useBar();
  const styles = useStyles();
  return (
    <section
      aria-label={label}
      className={mergeClasses(bar, isWide && styles.wide, isLowest && styles.lowest)}
      data-screen-only=""
    >
      <div>{start}</div>
      <div>{children}</div>
    </section>
  );
}
