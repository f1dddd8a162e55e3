import { makeResetStyles, makeStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { Content } from "../section/Content";
import { haat, media } from "../theme/haat";

export interface TopBarProps {
  /** A BrandLink; hidden on small screens (spec 2.2). */
  brand: ReactNode;
  /** A SearchBox. */
  search?: ReactNode;
  /** Three IconActions. */
  actions?: ReactNode;
}

const useBar = makeResetStyles({
  position: "sticky",
  insetBlockStart: "0",
  zIndex: 30,
  borderBottom: `1px solid ${haat.hairline}`,
  backgroundColor: haat.groundRaised,
  [media.low]: { position: "static" },
});

const useStyles = makeStyles({
  // A place for the actions before they are there: the browser may show the bar when it has read half of it.
  row: {
    display: "grid",
    gridTemplateColumns: "fit-content(280px) minmax(0, 1fr) 140px",
    alignItems: "center",
    columnGap: "16px",
    minHeight: "64px",
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr) 140px" },
  },
  brand: { minWidth: "0", [media.phone]: { display: "none" } },
  search: { minWidth: "0", [media.tabletUp]: { width: "100%", maxWidth: "560px", marginInline: "auto" } },
  actions: { display: "flex", alignItems: "center", columnGap: "4px" },
});

export function TopBar({ brand, search, actions }: TopBarProps) {
  const bar = useBar();
  const styles = useStyles();
  return (
    <header className={bar}>
      <Content className={styles.row}>
        <div className={styles.brand}>{brand}</div>
        <div className={styles.search}>{search}</div>
        <div className={styles.actions}>{actions}</div>
      </Content>
    </header>
  );
}
