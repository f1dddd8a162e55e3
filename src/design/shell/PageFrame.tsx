import { makeResetStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { MAIN_ID, SkipLink } from "../a11y/SkipLink";
import { haat, media } from "../theme/haat";

export interface PageFrameProps {
  announcement?: ReactNode;
  /** A TopBar. */
  top: ReactNode;
  children: ReactNode;
  /** A Footer. */
  footer?: ReactNode;
  /** A BottomTabs. */
  tabs?: ReactNode;
}

const useFrame = makeResetStyles({
  display: "flex",
  flexDirection: "column",
  // A parent that shows the page in only a part of the screen sets `--haat-frame` to that part's height.
  minHeight: "var(--haat-frame, 100dvh)",
  color: haat.text,
  "& > main": { flexGrow: 1, outlineStyle: "none", paddingBlockStart: "16px", paddingBlockEnd: "48px" },
  [media.desktopUp]: { "& > main": { paddingBlockStart: "24px", paddingBlockEnd: "64px" } },
  // Space for the tabs at the bottom, which are fixed.
  [media.phone]: { paddingBlockEnd: "calc(56px + env(safe-area-inset-bottom, 0px))" },
  [media.low]: { paddingBlockEnd: "0" },
});

/** The frame of every page, in the order in which it is read. */
export function PageFrame({ announcement, top, children, footer, tabs }: PageFrameProps) {
  return (
    <div className={useFrame()}>
      <SkipLink />
      {announcement}
      {top}
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      {footer}
      {tabs}
    </div>
  );
}
