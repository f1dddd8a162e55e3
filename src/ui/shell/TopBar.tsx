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
});

const useBrand = makeResetStyles({ minWidth: "0", [media.phone]: { display: "none" } });
const useSearch = makeResetStyles({
  minWidth: "0",
  [media.tabletUp]: { width: "100%", maxWidth: "560px", marginInline: "auto" },
});
const useActions = makeResetStyles({ display: "flex", alignItems: "center", columnGap: "4px" });

export function TopBar({ brand, search, actions }: TopBarProps) {
  const bar = useBar();
  const styles = useStyles();
  return (
    <header className={bar}>
      <Content className={styles.row}>
        <div className={useBrand()}>{brand}</div>
        <div className={useSearch()}>{search}</div>
        <div className={useActions()}>{actions}</div>
      </Content>
    </header>
  );
}
