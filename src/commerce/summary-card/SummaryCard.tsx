import { makeResetStyles, makeStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { formatMoney } from "#design/format/money.ts";
import { Panel } from "#design/panel/Panel.tsx";
import { Skeleton } from "#design/skeleton/Skeleton.tsx";
import { haat, type, visuallyHidden } from "#design/theme/haat.ts";
import { UnknownAmount } from "../price/UnknownAmount";
import * as words from "../words.en";

export interface SummaryRow {
  label: string;
  /** Integer paise; undefined while unknown. */
  paise: number | undefined;
  /** Replaces ₹0.00. */
  zero?: string;
  /** The amount is a saving. */
  isSaving?: boolean;
}

export interface SummaryCardProps {
  title: string;
  rows: readonly SummaryRow[];
  total: SummaryRow;
  /** What is added to the total later, and the sum to be paid then; `sum` is left out when nothing is added. */
  later?: { added: SummaryRow; sum?: SummaryRow | undefined } | undefined;
  /** The platform is computing the totals: a skeleton replaces the old numbers. */
  pending?: boolean;
  note?: ReactNode;
  /** Buttons under the total. */
  children?: ReactNode;
}

const useRows = makeResetStyles({
  display: "flex",
  flexDirection: "column",
  rowGap: "12px",
  fontVariantNumeric: "tabular-nums",
  "& > div": { display: "flex", justifyContent: "space-between", alignItems: "center", columnGap: "16px" },
  "& dt": { color: haat.textSoft },
  "& dd": { color: haat.text, ...type.atEnd },
  "& dd[data-saving]": { color: haat.saving, fontWeight: 600 },
  "& > [data-total]": {
    paddingBlockStart: "16px",
    marginBlockStart: "4px",
    borderTop: `1px solid ${haat.hairline}`,
    fontSize: "1rem",
    lineHeight: "1.5rem",
    fontWeight: 600,
  },
  "& > [data-sum]": { fontWeight: 600 },
  "& > [data-total] dt, & > [data-sum] dt": { color: haat.text },
});

const useStyles = makeStyles({
  note: { marginBlockStart: "12px", color: haat.textSoft, fontSize: "0.75rem", lineHeight: "1rem" },
  actions: { display: "flex", flexDirection: "column", rowGap: "12px", marginBlockStart: "20px" },
  hidden: visuallyHidden,
});

/** Amounts with their labels, and the total under them. */
export function SummaryCard(props: SummaryCardProps) {
  const { title, rows, total, later, pending, note, children } = props;
  const list = useRows();
  const styles = useStyles();
  const lineOf = ({ label, isSaving, ...amount }: SummaryRow, kind?: "data-total" | "data-sum") => (
    <div key={label} {...(kind && { [kind]: "" })}>
      <dt>{label}</dt>
      <dd data-saving={isSaving ? "" : undefined}>
        {pending ? (
          <>
            <Skeleton width="short" />
            <span className={styles.hidden}>{words.beingCalculated}</span>
          </>
        ) : (
          wordsOf(amount)
        )}
      </dd>
    </div>
  );
  return (
    <Panel title={title}>
      <dl className={list} aria-busy={pending || undefined}>
        {rows.map((row) => lineOf(row))}
        {lineOf(total, "data-total")}
        {later && lineOf(later.added)}
        {later?.sum && lineOf(later.sum, "data-sum")}
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

function wordsOf({ paise, zero }: Pick<SummaryRow, "paise" | "zero">): ReactNode {
  if (paise === undefined) return <UnknownAmount />;
  return paise === 0 && zero ? zero : formatMoney(paise);
}
