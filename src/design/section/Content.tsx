import { makeResetStyles, makeStyles, mergeClasses } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { media } from "../theme/haat";

export interface ContentProps {
  children: ReactNode;
  /** Spaces the sections 32 px apart, so that products are in the first screen. */
  stack?: boolean;
  className?: string;
}

const useContent = makeResetStyles({
  width: "100%",
  maxWidth: "1344px",
  marginInline: "auto",
  paddingInline: "16px",
  [media.tabletUp]: { paddingInline: "24px" },
  [media.desktopUp]: { paddingInline: "32px" },
});

const useStyles = makeStyles({
  stack: { display: "flex", flexDirection: "column", rowGap: "32px" },
});

/** The page's column: at most 1280 px wide, with side margins of 16 / 24 / 32 px. */
export function Content({ children, stack, className }: ContentProps) {
  const content = useContent();
  const styles = useStyles();
  return <div className={mergeClasses(content, stack && styles.stack, className)}>{children}</div>;
}
