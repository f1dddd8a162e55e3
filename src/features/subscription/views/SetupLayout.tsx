import { makeStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { PageTitle } from "#design/a11y/PageTitle.tsx";
import { haat, media } from "#design/theme/haat.ts";
import * as words from "../words.en";

export interface SetupLayoutProps {
  children: ReactNode;
  /** The summary beside the fields; on wide screens it stays in sight. */
  aside: ReactNode;
  /** On phones: the sticky bar with the main action. */
  bar?: ReactNode;
}

const useStyles = makeStyles({
  page: { display: "flex", flexDirection: "column", rowGap: "16px", paddingBlock: "24px 64px" },
  columns: {
    display: "grid",
    gap: "24px",
    alignItems: "start",
    gridTemplateColumns: "minmax(0, 1fr)",
    [media.desktopUp]: { gridTemplateColumns: "minmax(0, 1fr) 360px" },
  },
  work: { display: "flex", flexDirection: "column", rowGap: "16px", minWidth: "0" },
  aside: {
    minWidth: "0",
    backgroundColor: haat.ground,
    [media.desktopUp]: { position: "sticky", insetBlockStart: "96px" },
  },
});

export function SetupLayout({ children, aside, bar }: SetupLayoutProps) {
  const styles = useStyles();
  return (
    <div className={styles.page}>
      <PageTitle>{words.subscription}</PageTitle>
      <div className={styles.columns}>
        <div className={styles.work}>{children}</div>
        <div className={styles.aside}>{aside}</div>
      </div>
      {bar}
    </div>
  );
}
