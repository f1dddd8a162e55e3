import { makeResetStyles, makeStyles, mergeClasses } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { haat, type } from "../theme/haat";
import { Drawing } from "./Drawing";
import type { DrawingName } from "./Drawing.types";

export interface PageStateProps {
  drawing: DrawingName;
  title: string;
  /** What happened, and that nothing was lost. */
  text?: ReactNode;
  /** What to do next: one Button or LinkButton, two at most. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  /** For a card or a dialog instead of a whole page. */
  compact?: boolean;
  /** Screen readers announce it at once: for failures. */
  alert?: boolean;
  children?: ReactNode;
}

const useBase = makeResetStyles({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  rowGap: "8px",
  paddingBlock: "64px",
  paddingInline: "16px",
  textAlign: "center",
});

const useStyles = makeStyles({
  compact: { paddingBlock: "24px" },
  title: { ...type.subtitle, color: haat.text },
  text: { ...type.body, maxWidth: "44ch", color: haat.textSoft, overflowWrap: "anywhere" },
  action: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "center",
    columnGap: "12px",
    rowGap: "12px",
    marginBlockStart: "16px",
  },
});

/** A drawing, a sentence and an action: the layout of every empty and failed page. */
export function PageState(props: PageStateProps) {
  const { drawing, title, text, action, headingLevel = 2, compact, alert, children } = props;
  const base = useBase();
  const styles = useStyles();
  const Heading = `h${headingLevel}` as const;
  return (
    <div role={alert ? "alert" : undefined} className={mergeClasses(base, compact && styles.compact)}>
      <Drawing name={drawing} compact={compact} />
      <Heading className={styles.title}>{title}</Heading>
      {text && <div className={styles.text}>{text}</div>}
      {children}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
