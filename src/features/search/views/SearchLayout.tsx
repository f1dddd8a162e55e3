import { makeStyles } from "@fluentui/react-components";
import { type ReactNode, useState } from "react";
import { Button } from "../../../ui/button/Button";
import { FilterSheet } from "../../../ui/filters/FilterSheet";
import { Content } from "../../../ui/section/Content";
import { haat, media } from "../../../ui/theme/haat";

export interface SearchLayoutProps {
  /** A SearchHeader, given the button that opens the filters. */
  header: (toggle: ReactNode) => ReactNode;
  /** A FilterPanel: at the left, or in the sheet while that is open. */
  filters: ReactNode;
  /** Said on the button that opens them. */
  activeFilters: number;
  /** Products found, said on the button that closes them. */
  total: number | undefined;
  onClear: () => void;
  children: ReactNode;
}

const useStyles = makeStyles({
  page: {
    display: "grid",
    rowGap: "16px",
    [media.desktopUp]: {
      gridTemplateColumns: "256px minmax(0, 1fr)",
      gridTemplateRows: "auto 1fr",
      columnGap: "32px",
      alignItems: "start",
    },
  },
  toggle: { [media.desktopUp]: { display: "none" } },
  header: { minWidth: "0", [media.desktopUp]: { gridColumnStart: "2" } },
  panel: {
    display: "none",
    [media.desktopUp]: {
      display: "block",
      gridColumnStart: "1",
      gridRowStart: "1",
      gridRowEnd: "3",
      position: "sticky",
      insetBlockStart: "80px",
      maxHeight: "calc(100dvh - 96px)",
      overflowY: "auto",
      scrollbarWidth: "thin",
      padding: "16px",
      border: `1px solid ${haat.hairline}`,
      borderRadius: haat.radiusCard,
      backgroundColor: haat.groundRaised,
    },
  },
  // As tall as the window from the start: the footer does not move when the products come.
  main: { minWidth: "0", minHeight: "100dvh" },
});

/** Filters left (spec 2.7), always in sight; below 1024 px in a sheet, behind a button. */
export function SearchLayout(props: SearchLayoutProps) {
  const { header, filters, activeFilters, total, onClear, children } = props;
  const styles = useStyles();
  const [isOpen, setOpen] = useState(false);
  return (
    <Content>
      <div className={styles.page}>
        <div className={styles.header}>
          {header(
            <div className={styles.toggle}>
              <Button aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
                {activeFilters > 0 ? `Filters (${activeFilters})` : "Filters"}
              </Button>
            </div>,
          )}
        </div>
        <div className={styles.panel}>{!isOpen && filters}</div>
        <div className={styles.main}>{children}</div>
      </div>
      <FilterSheet
        isOpen={isOpen}
        title="Filters"
        activeFilters={activeFilters}
        total={total}
        onClear={onClear}
        onClose={() => setOpen(false)}
        onReopen={() => setOpen(true)}
      >
        {filters}
      </FilterSheet>
    </Content>
  );
}
