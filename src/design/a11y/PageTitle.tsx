import { makeResetStyles, makeStyles, mergeClasses } from "@fluentui/react-components";
import { type ReactNode, useEffect, useRef } from "react";
import { haat, media, visuallyHidden } from "../theme/haat";

export interface PageTitleProps {
  children: ReactNode;
  /** Drawn at the end of the line. */
  aside?: ReactNode;
  /** The title takes the focus when the page opens by navigation, so that keyboard and screen reader start here. */
  autoFocus?: boolean;
  /** The title is read by screen readers but not drawn. */
  hidden?: boolean;
}

const useTitle = makeResetStyles({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: "16px",
  rowGap: "4px",
  "& > h1": {
    color: haat.text,
    fontSize: "1.5rem",
    lineHeight: "2rem",
    fontWeight: 600,
    letterSpacing: "-0.015em",
    outlineStyle: "none",
    overflowWrap: "anywhere",
    [media.desktopUp]: { fontSize: "2rem", lineHeight: "2.5rem", letterSpacing: "-0.02em" },
  },
});

const useStyles = makeStyles({ hidden: visuallyHidden });

/** The page's one h1. */
export function PageTitle({ children, aside, autoFocus, hidden }: PageTitleProps) {
  const title = useTitle();
  const styles = useStyles();
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (autoFocus) ref.current?.focus({ preventScroll: true });
  }, [autoFocus]);
  return (
    <div className={mergeClasses(title, hidden && styles.hidden)}>
      <h1 ref={ref} tabIndex={-1}>
        {children}
      </h1>
      {aside}
    </div>
  );
}
