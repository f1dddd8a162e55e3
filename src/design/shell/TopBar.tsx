import { makeResetStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { Content } from "../section/Content";
import { haat, media } from "../theme/haat";

export interface TopBarProps {
  /** A BrandLink. */
  brand: ReactNode;
  /** A SearchBox. */
  search?: ReactNode;
  /** Three IconActions. A phone has space for one; `data-wide` marks those that its tabs or footer repeat. */
  actions?: ReactNode;
  /** There are four actions. */
  isCrowded?: boolean;
}

const useBar = makeResetStyles({
  position: "sticky",
  insetBlockStart: "0",
  zIndex: 30,
  borderBottom: `1px solid ${haat.hairline}`,
  backgroundColor: haat.groundRaised,
  [media.low]: { position: "static" },
  // The actions' column has a fixed width, so that the search does not move when the browser paints the bar half parsed
  // (ADR 19).
  "& > div": {
    display: "grid",
    gridTemplateColumns: "fit-content(280px) minmax(0, 1fr) 140px",
    alignItems: "center",
    columnGap: "16px",
    minHeight: "64px",
  },
  "&[data-crowded] > div": { gridTemplateColumns: "fit-content(280px) minmax(0, 1fr) 188px" },
  "& > div > div": { minWidth: "0" },
  "& > div > :nth-child(3)": { display: "flex", alignItems: "center", columnGap: "4px" },
  [media.tabletUp]: { "& > div > :nth-child(2)": { width: "100%", maxWidth: "560px", marginInline: "auto" } },
  // Store, search and cart in one line (ADR 56).
  [media.phone]: {
    "& > div, &[data-crowded] > div": {
      gridTemplateColumns: "fit-content(min(5.25rem, 30%)) minmax(0, 1fr) 40px",
      columnGap: "8px",
      minHeight: "56px",
    },
    "& [data-wide]": { display: "none" },
  },
});

export function TopBar({ brand, search, actions, isCrowded }: TopBarProps) {
  return (
    <header className={useBar()} data-crowded={isCrowded ? "" : undefined}>
      <Content>
        <div>{brand}</div>
        <div>{search}</div>
        <div>{actions}</div>
      </Content>
    </header>
  );
}
