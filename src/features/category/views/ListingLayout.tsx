import { makeStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { Content } from "#design/section/Content.tsx";
import { media } from "#design/theme/haat.ts";

const useStyles = makeStyles({
  page: {
    display: "grid",
    rowGap: "16px",
    [media.desktopUp]: {
      gridTemplateColumns: "208px minmax(0, 1fr)",
      columnGap: "32px",
      alignItems: "start",
    },
    // As wide as the filters of a search.
    [media.wideUp]: { gridTemplateColumns: "256px minmax(0, 1fr)" },
  },
  beside: {
    minWidth: "0",
    [media.desktopUp]: {
      position: "sticky",
      insetBlockStart: "80px",
      maxHeight: "calc(100dvh - 96px)",
      overflowY: "auto",
      scrollbarWidth: "thin",
    },
    // The column scrolls by itself, so that the filters below the categories can be reached.
    [media.wideUp]: {
      "& > nav": { maxHeight: "calc((100dvh - 96px) * 0.45)", overflowY: "auto", scrollbarWidth: "thin" },
    },
  },
  filters: {
    display: "none",
    ":not(:empty)": {
      [media.wideUp]: { display: "grid", rowGap: "24px", padding: "24px 12px" },
    },
  },
  main: { minWidth: "0" },
});

/**
 * Categories on the left, products on the right (spec 2.5); below 1024 px the categories are a row at the top. From 1280 px
 * on the filters stand below the categories, on smaller screens in a sheet.
 */
export function ListingLayout({ nav, filters, children }: { nav: ReactNode; filters: ReactNode; children: ReactNode }) {
  const styles = useStyles();
  return (
    <Content>
      <div className={styles.page}>
        <div className={styles.beside}>
          {nav}
          <div className={styles.filters}>{filters}</div>
        </div>
        <div className={styles.main}>{children}</div>
      </div>
    </Content>
  );
}
