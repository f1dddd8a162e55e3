import { makeResetStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { Glyph } from "../glyph/Glyph";
import { haat, media, motion } from "../theme/haat";

export interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** When all items have the same name, opening one closes the others. */
  name?: string;
}

const useAccordion = makeResetStyles({
  borderTop: `1px solid ${haat.hairline}`,
  "& > details": { borderBottom: `1px solid ${haat.hairline}` },
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
  },
  "& summary::-webkit-details-marker": { display: "none" },
  "& summary svg": { flexShrink: 0, color: haat.textSoft, transition: `transform ${motion.quick}` },
  "& details[open] summary svg": { transform: "rotate(180deg)" },
  "& details > div": { maxWidth: "72ch", paddingBlockEnd: "20px", color: haat.textSoft, overflowWrap: "anywhere" },
});

/** Questions and answers in the browser's own `details` elements: unlike Fluent's accordion, they need no script. */
export function Accordion({ items, name }: AccordionProps) {
  const className = useAccordion();
  return (
    <div className={className}>
      {items.map((item) => (
        <details key={item.id} name={name}>
          <summary>
            {item.title}
            <Glyph name="chevronDown" />
          </summary>
          <div>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
