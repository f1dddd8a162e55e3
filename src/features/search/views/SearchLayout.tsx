import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { type ReactNode, useState } from "react";
import { FilterSheet } from "#commerce/filters/FilterSheet.tsx";
import { Button } from "#design/button/Button.tsx";
import { cardLook } from "#design/panel/cardLook.ts";
import { Content } from "#design/section/Content.tsx";
import { media } from "#design/theme/haat.ts";
import * as words from "../words.en";

export interface SearchLayoutProps {
  /** Draws a SearchHeader with the given button, which opens the filters. */
  header: (toggle: ReactNode) => ReactNode;
  /**
   * A SortSelect and a FilterPanel: on the left, or in the sheet while it is open. Left out when they could change nothing.
   */
  filters: ReactNode;
  /** The number of filters that are set; stands on the button that opens the sheet. */
  activeFilters: number;
  /** The number of products found; stands on the button that closes the sheet. */
  total: number | undefined;
  onClear: () => void;
  children: ReactNode;
}

const useStyles = makeStyles({
  page: { display: "grid", rowGap: "16px" },
  columns: {
    [media.wideUp]: {
      gridTemplateColumns: "256px minmax(0, 1fr)",
      gridTemplateRows: "auto 1fr",
      columnGap: "32px",
      alignItems: "start",
      "& > :first-child": { gridColumnStart: "2" },
    },
  },
  toggle: { [media.wideUp]: { display: "none" } },
  header: { minWidth: "0" },
  panel: {
    display: "none",
    [media.wideUp]: {
      display: "grid",
      rowGap: "24px",
      gridColumnStart: "1",
      gridRowStart: "1",
      gridRowEnd: "3",
      position: "sticky",
      insetBlockStart: "80px",
      maxHeight: "calc(100dvh - 96px)",
      overflowY: "auto",
      scrollbarWidth: "thin",
      padding: "16px",
      ...cardLook,
    },
  },
  main: { minWidth: "0" },
});

/** The filters on the left, always in sight (spec 2.7); below 1280 px in a sheet that a button opens. */
export function SearchLayout(props: SearchLayoutProps) {
  const { header, filters, activeFilters, total, onClear, children } = props;
  const styles = useStyles();
  const [isOpen, setOpen] = useState(false);
  return (
    <Content>
      <div className={mergeClasses(styles.page, filters !== undefined && styles.columns)}>
        <div className={styles.header}>
          {header(
            filters && (
              <div className={styles.toggle}>
                <Button aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
                  {activeFilters > 0 ? words.sortAndFilterWith(activeFilters) : words.sortAndFilter}
                </Button>
              </div>
            ),
          )}
        </div>
        {filters && <div className={styles.panel}>{!isOpen && filters}</div>}
        <div className={styles.main}>{children}</div>
      </div>
      <FilterSheet
        isOpen={isOpen}
        title={words.sortAndFilter}
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
