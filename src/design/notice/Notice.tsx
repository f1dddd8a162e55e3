import { makeStyles, mergeClasses } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { haat, type } from "../theme/haat";

export interface NoticeProps {
  /** `danger`: something failed or is not possible. `warning`: something differs from what the shopper expects. */
  tone: "danger" | "warning";
  /** Screen readers read an alert at once, and a status when they have finished their sentence. */
  role: "alert" | "status";
  /** The button that corrects what the notice says. */
  action?: ReactNode;
  children: ReactNode;
}

const useStyles = makeStyles({
  notice: {
    ...type.body,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: "12px",
    rowGap: "8px",
    paddingBlock: "12px",
    paddingInline: "16px",
    borderRadius: haat.radiusControl,
    color: haat.text,
  },
  danger: { backgroundColor: haat.dangerTint },
  warning: { backgroundColor: haat.warningTint },
  words: { flexGrow: 1, flexBasis: "180px" },
});

/**
 * The tinted frame of a message inside a screen, with its action at the end or, on narrow screens, below. Not Fluent's
 * message bar, which measures itself; this needs a few rules only.
 */
export function Notice({ tone, role, action, children }: NoticeProps) {
  const styles = useStyles();
  return (
    <div role={role} className={mergeClasses(styles.notice, styles[tone])}>
      <p className={styles.words}>{children}</p>
      {action}
    </div>
  );
}
