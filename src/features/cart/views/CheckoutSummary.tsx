import { makeStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { type PriceRow, priceBreakdown } from "../../../domain/checkout";
import { formatMoney } from "../../../ui/format/money";
import { SummaryCard } from "../../../ui/summary-card/SummaryCard";
import { media } from "../../../ui/theme/haat";

export interface CheckoutSummaryProps {
  title: string;
  /** In rupees, from the platform; null before its first answer. */
  totals: Parameters<typeof priceBreakdown>[0] | null;
  /** In rupees; left out while unknown. */
  shipping?: number | undefined;
  pending?: boolean;
  note?: ReactNode;
  /** Hidden on phones, where the bar at the bottom has the button. */
  action?: ReactNode;
  children?: ReactNode;
}

const useStyles = makeStyles({ action: { display: "grid", [media.phone]: { display: "none" } } });
const UNKNOWN = { totalPrice: 0, totalDiscount: 0, couponDiscount: 0, tax: 0, finalPrice: 0 };

export function CheckoutSummary(props: CheckoutSummaryProps) {
  const { title, totals, shipping, pending, note, action, children } = props;
  const styles = useStyles();
  const { rows, totalPaise } = priceBreakdown(totals ?? UNKNOWN, shipping);
  return (
    <SummaryCard
      title={title}
      rows={rows.map((row) => ({ label: row.label, amount: amountOf(row), saving: row.isSaving }))}
      total={{ label: "Total", amount: formatMoney(totalPaise) }}
      pending={pending || totals === null}
      note={note}
    >
      {(action || children) && (
        <>
          {action && <div className={styles.action}>{action}</div>}
          {children}
        </>
      )}
    </SummaryCard>
  );
}

function amountOf({ label, paise }: PriceRow): string {
  return label === "Delivery" && paise === 0 ? "Free" : formatMoney(paise);
}
