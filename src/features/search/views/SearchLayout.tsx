import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { type ReactNode, useId, useState } from "react";
import { Button } from "../../../ui/button/Button";
import { Content } from "../../../ui/section/Content";
import { media } from "../../../ui/theme/haat";

export interface SearchLayoutProps {
  /** A SearchHeader, given the button that opens the filters. */
  header: (toggle: ReactNode) => ReactNode;
  filters: ReactNode;
  /** Said on the button that opens them. */
  activeFilters: number;
  children: ReactNode;
}

const useStyles = makeStyles({
  page: {
    display: "grid",
    rowGap: "16px",
    [media.desktopUp]: {
      gridTemplateColumns: "240px minmax(0, 1fr)",
      gridTemplateRows: "auto 1fr",
      columnGap: "32px",
      alignItems: "start",
    },
  },
  toggle: { [media.desktopUp]: { display: "none" } },
  header: { minWidth: "0", [media.desktopUp]: { gridColumnStart: "2" } },
  panel: {
    display: "none",
    [media.desktopUp]: { display: "block", gridColumnStart: "1", gridRowStart: "1", gridRowEnd: "3" },
  },
  open: { display: "block" },
  main: { minWidth: "0" },
});

/** Filters left (spec 2.7); below 1024 px between the heading and the results, behind a button. */
export function SearchLayout({ header, filters, activeFilters, children }: SearchLayoutProps) {
  const styles = useStyles();
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  return (
    <Content>
      <div className={styles.page}>
        <div className={styles.header}>
          {header(
            <div className={styles.toggle}>
              <Button aria-expanded={isOpen} aria-controls={panelId} onClick={() => setOpen(!isOpen)}>
                {activeFilters > 0 ? `Filters (${activeFilters})` : "Filters"}
              </Button>
            </div>,
          )}
        </div>
        <div id={panelId} className={mergeClasses(styles.panel, isOpen && styles.open)}>
          {filters}
        </div>
        <div className={styles.main}>{children}</div>
      </div>
    </Content>
  );
}
