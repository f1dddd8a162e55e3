import { makeResetStyles, makeStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { Content } from "../section/Content";
import { haat, media } from "../theme/haat";

export interface TopBarProps {
  /** A BrandLink; hidden on small screens (spec 2.2). */
  brand: ReactNode;
  /** A SearchBox. */
  search?: ReactNode;
  /** IconActions. */
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
  row: { display: "flex", alignItems: "center", columnGap: "16px", minHeight: "64px" },
  brand: { flexShrink: 0, maxWidth: "280px", [media.phone]: { display: "none" } },
  search: { flexGrow: 1, minWidth: "0", [media.tabletUp]: { maxWidth: "560px", marginInline: "auto" } },
  actions: { display: "flex", alignItems: "center", columnGap: "4px", flexShrink: 0 },
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
