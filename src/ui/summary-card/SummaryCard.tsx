import { makeResetStyles, makeStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { Panel } from "../panel/Panel";
import { Skeleton } from "../skeleton/Skeleton";
import { haat, visuallyHidden } from "../theme/haat";

export interface SummaryRow {
  label: string;
  /** Formatted already, like `₹1,234.50`. */
  amount: string;
  /** The amount is a saving, and is drawn as one. */
  saving?: boolean;
}

export interface SummaryCardProps {
  title: string;
  rows: readonly SummaryRow[];
  total: { label: string; amount: string };
  /** The totals are being fetched from the platform: a skeleton stands in their place instead of old numbers. */
  pending?: boolean;
  note?: ReactNode;
  /** Buttons under the total. */
  children?: ReactNode;
  headingLevel?: 2 | 3;
}

const useRows = makeResetStyles({
  display: "flex",
  flexDirection: "column",
  rowGap: "12px",
  fontVariantNumeric: "tabular-nums",
  "& > div": { display: "flex", justifyContent: "space-between", alignItems: "center", columnGap: "16px" },
  "& dt": { color: haat.textSoft },
  "& dd": { color: haat.text, textAlign: "end" },
  "& dd[data-saving]": { color: haat.saving, fontWeight: 600 },
  "& > div:last-child": {
    paddingBlockStart: "16px",
    marginBlockStart: "4px",
    borderTop: `1px solid ${haat.hairline}`,
    fontSize: "16px",
    lineHeight: "24px",
    fontWeight: 600,
  },
  "& > div:last-child dt": { color: haat.text },
});

const useStyles = makeStyles({
  note: { marginBlockStart: "12px", color: haat.textSoft, fontSize: "12px", lineHeight: "16px" },
  actions: { display: "flex", flexDirection: "column", rowGap: "12px", marginBlockStart: "20px" },
  hidden: visuallyHidden,
});

/** Amounts with their labels, and the total under them. */
export function SummaryCard({ title, rows, total, pending, note, children, headingLevel }: SummaryCardProps) {
  const list = useRows();
  const styles = useStyles();
  const amount = (text: string) =>
    pending ? (
      <>
        <Skeleton width="short" />
        <span className={styles.hidden}>being calculated</span>
      </>
    ) : (
      text
    );
  return (
    <Panel title={title} headingLevel={headingLevel}>
      <dl className={list} aria-busy={pending || undefined}>
        {rows.map((row) => (
          <div key={row.label}>
            <dt>{row.label}</dt>
            <dd data-saving={row.saving ? "" : undefined}>{amount(row.amount)}</dd>
          </div>
        ))}
        <div>
          <dt>{total.label}</dt>
          <dd>{amount(total.amount)}</dd>
        </div>
      </dl>
      {note && <div className={styles.note}>{note}</div>}
      {children && (
        <div className={styles.actions} data-screen-only="">
          {children}
        </div>
      )}
    </Panel>
  );
}
