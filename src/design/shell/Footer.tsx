import { makeResetStyles } from "@fluentui/react-components";
import { type ReactNode, useId } from "react";
import { Content } from "../section/Content";
import { untilFirstScreen } from "../theme/firstScreen";
import { haat, media } from "../theme/haat";

export interface FooterProps {
  /** Several `FooterColumn`s. */
  children: ReactNode;
  /** The last line: who built the store's site. */
  credit?: ReactNode;
}

const useFooter = makeResetStyles({
  borderTop: `1px solid ${haat.hairline}`,
  backgroundColor: haat.groundSunken,
  color: haat.text,
  [untilFirstScreen]: { display: "none" },
  // On phones a `BuyBar` may lie over the end of the page.
  "& > div": { paddingBlock: "32px 24px", [media.phone]: { paddingBlockEnd: "calc(24px + 4rem)" } },
  "& > div > div:first-child": {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(160px, 1fr))",
    gap: "32px 24px",
    // The last column holds an e-mail address, which gets the width to stand in one line.
    [media.tabletUp]: {
      display: "flex",
      flexWrap: "wrap",
      "& > *": { flex: "1 1 160px" },
      "& > :last-child": { flexBasis: "auto" },
    },
    // The third column holds an address, which is longer than links, so it stands below the other two.
    [media.phone]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", "& > :nth-child(3)": { gridColumn: "1 / -1" } },
  },
  "& > div > div:nth-child(2)": {
    marginBlockStart: "32px",
    paddingBlockStart: "16px",
    borderTop: `1px solid ${haat.hairline}`,
    color: haat.textSoft,
    fontSize: "0.75rem",
    lineHeight: "1rem",
  },
  "& a": {
    display: "inline-flex",
    alignItems: "center",
    columnGap: "8px",
    minHeight: "32px",
    paddingBlock: "4px",
    color: haat.text,
    textDecorationLine: "none",
    "&[data-glyph]::before": { content: "''", flexShrink: 0, width: "16px", height: "16px" },
    [media.touch]: { minHeight: haat.target, minWidth: haat.target },
    [media.hover]: { ":hover": { color: haat.primaryText, textDecorationLine: "underline" } },
  },
  "& > div > div:nth-child(2) a": { display: "inline-flex", color: haat.primaryText, minHeight: "24px" },
});

export function Footer({ children, credit }: FooterProps) {
  return (
    <footer className={useFooter()}>
      <Content>
        <div>{children}</div>
        <div>{credit}</div>
      </Content>
    </footer>
  );
}

const useColumn = makeResetStyles({
  "& > h2": { marginBlockEnd: "8px", fontSize: "0.875rem", lineHeight: "1.25rem", fontWeight: 600 },
  "& > ul": { padding: "0", listStyleType: "none" },
  "& > ul > li": { overflowWrap: "anywhere" },
});

/** A titled list of links; give it `<li>` children. */
export function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={useColumn()}>
      <h2 id={id}>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}
