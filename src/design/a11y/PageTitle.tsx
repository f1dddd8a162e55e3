import { makeResetStyles } from "@fluentui/react-components";
import { type ReactNode, useEffect, useRef } from "react";
import { haat, media } from "../theme/haat";

export interface PageTitleProps {
  children: ReactNode;
  /** The title takes the focus when the page opens by navigation, so that keyboard and screen reader start here. */
  autoFocus?: boolean;
}

const useTitle = makeResetStyles({
  color: haat.text,
  fontSize: "1.5rem",
  lineHeight: "2rem",
  fontWeight: 600,
  letterSpacing: "-0.015em",
  outlineStyle: "none",
  overflowWrap: "anywhere",
  [media.desktopUp]: { fontSize: "2rem", lineHeight: "2.5rem", letterSpacing: "-0.02em" },
});

/** The page's one h1. */
export function PageTitle({ children, autoFocus }: PageTitleProps) {
  const title = useTitle();
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (autoFocus) ref.current?.focus({ preventScroll: true });
  }, [autoFocus]);
  return (
    <h1 ref={ref} tabIndex={-1} className={title}>
      {children}
    </h1>
  );
}
