import { makeResetStyles, makeStyles, mergeClasses } from "@fluentui/react-components";
import { type ReactNode, useId } from "react";
import { haat, media, type } from "../theme/haat";
import { cardLook } from "./cardLook";

export interface PanelProps {
  title?: string;
  headingLevel?: 2 | 3;
  /** Drawn at the end of the title's line: an edit link, a tag. */
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
}

const usePanel = makeResetStyles({
  display: "block",
  minWidth: "0",
  padding: "16px",
  ...cardLook,
  [media.tabletUp]: { padding: "24px" },
});

const useStyles = makeStyles({
  head: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: "16px",
    rowGap: "4px",
    marginBlockEnd: "16px",
  },
  /** Beside a short link the title wraps; if a long tag would leave too little width, the title has a line of its own. */
  title: { ...type.large, fontWeight: 600, color: haat.text, flexGrow: 1, flexBasis: "144px" },
});

/**
 * A card about one subject: order info, shipping address, a form. A tone and a thin border separate it from the page; it
 * has no shadow. Fluent's card takes the focus, which a text does not need.
 */
export function Panel({ title, headingLevel = 2, aside, children, className }: PanelProps) {
  const panel = usePanel();
  const styles = useStyles();
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-labelledby={title ? id : undefined} className={mergeClasses(panel, className)}>
      {(title || aside) && (
        <div className={styles.head}>
          {title && (
            <Heading id={id} className={styles.title}>
              {title}
            </Heading>
          )}
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
