import { makeStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { Content } from "../../../ui/section/Content";
import { media } from "../../../ui/theme/haat";

const useStyles = makeStyles({
  page: {
    display: "grid",
    rowGap: "16px",
    [media.desktopUp]: {
      gridTemplateColumns: "208px minmax(0, 1fr)",
      columnGap: "32px",
      alignItems: "start",
    },
  },
  // As tall as the window from the start, so that the footer does not move when the products come.
  main: { minWidth: "0", minHeight: "100dvh" },
});

/** Categories on the left, products on the right (spec 2.5); below 1024 px the categories are a row on top. */
export function ListingLayout({ nav, children }: { nav: ReactNode; children: ReactNode }) {
  const styles = useStyles();
  return (
    <Content>
      <div className={styles.page}>
        {nav}
        <div className={styles.main}>{children}</div>
      </div>
    </Content>
  );
}
