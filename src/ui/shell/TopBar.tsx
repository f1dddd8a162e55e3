import { makeResetStyles } from "@fluentui/react-components";
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
  // The actions' column has a fixed width, so that the search does not move when the browser paints the bar with only half of
  // it parsed (ADR 19).
  "& > div": {
    display: "grid",
    gridTemplateColumns: "fit-content(280px) minmax(0, 1fr) 140px",
    alignItems: "center",
    columnGap: "16px",
    minHeight: "64px",
  },
  "& > div > div": { minWidth: "0" },
  "& > div > :nth-child(3)": { display: "flex", alignItems: "center", columnGap: "4px" },
  [media.tabletUp]: { "& > div > :nth-child(2)": { width: "100%", maxWidth: "560px", marginInline: "auto" } },
  // On phones the search has a row of its own, and only that row stays in sight. The actions above it are in the bottom tabs as
  // well.
  [media.phone]: {
    insetBlockStart: "-48px",
    "& > div": { gridTemplate: "48px calc(8px + max(44px, 2.5rem)) / minmax(0, 1fr)", alignItems: "start" },
    "& > div > :first-child": { display: "none" },
    "& > div > :nth-child(2)": { gridRowStart: "2" },
    // The first action stands where the logo is on wide screens. The columns of the others are fixed, so that they do not move
    // while the bar is parsed (ADR 19).
    "& > div > :nth-child(3)": {
      display: "grid",
      gridTemplateColumns: "1fr 44px 44px",
      gridRowStart: "1",
      minHeight: "48px",
      marginInline: "-10px",
    },
  },
});

export function TopBar({ brand, search, actions }: TopBarProps) {
  return (
    <header className={useBar()}>
      <Content>
        <div>{brand}</div>
        <div>{search}</div>
        <div>{actions}</div>
      </Content>
    </header>
  );
}
