import { makeResetStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { haat, media, motion } from "../theme/haat";

export interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
  /** The language of the title and the one of the content, where they are not the page's. */
  titleLang?: string;
  textLang?: string;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
}

const useAccordion = makeResetStyles({
  borderTop: `1px solid ${haat.hairline}`,
  "& > details": {
    borderBottom: `1px solid ${haat.hairline}`,
    color: haat.textSoft,
    overflowWrap: "anywhere",
    "&[open]": { paddingBlockEnd: "20px" },
    "::details-content": { maxWidth: "72ch" },
  },
  "& summary": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: "16px",
    minHeight: "56px",
    paddingBlock: "12px",
    color: haat.text,
    fontSize: "1rem",
    fontWeight: 600,
    lineHeight: "1.5rem",
    listStyleType: "none",
    cursor: "pointer",
    [media.hover]: { ":hover": { color: haat.primaryText } },
    "::after": {
      content: "''",
      flexShrink: 0,
      width: "8px",
      height: "8px",
      margin: "0 6px 6px",
      border: `solid ${haat.textSoft}`,
      borderWidth: "0 1.5px 1.5px 0 /* @noflip */",
      rotate: "45deg",
      transition: `rotate ${motion.quick}`,
    },
  },
  "& summary::-webkit-details-marker": { display: "none" },
  "& [open] > summary::after": { rotate: "225deg" },
});

/** Questions and answers in the browser's own `details` elements: unlike Fluent's accordion, they need no script. */
export function Accordion({ items }: AccordionProps) {
  return (
    <div className={useAccordion()}>
      {items.map((item) => (
        <details key={item.id} lang={item.textLang}>
          <summary lang={item.titleLang}>{item.title}</summary>
          {item.content}
        </details>
      ))}
    </div>
  );
}
