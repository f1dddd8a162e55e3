import { makeStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { SummaryCard } from "#commerce/summary-card/SummaryCard.tsx";
import type { Rupees } from "#contract/wire.types.ts";
import { media } from "#design/theme/haat.ts";
import { laterDelivery, priceBreakdown } from "#domain/checkout/index.ts";
import * as words from "../words.en";

export interface CheckoutSummaryProps {
  title: string;
  /** In rupees, from the platform; null before its first answer. */
  totals: Parameters<typeof priceBreakdown>[0];
  /** The delivery's part of the total; left out while unknown. */
  shipping?: Rupees | undefined;
  /** What delivery will add to the total (reading 38). */
  later?: Rupees | undefined;
  pending?: boolean;
  note?: ReactNode;
  /** Hidden on phones, where the bar at the bottom has the button. */
  action?: ReactNode;
  children?: ReactNode;
}

const useStyles = makeStyles({ action: { display: "grid", [media.phone]: { display: "none" } } });

export function CheckoutSummary(props: CheckoutSummaryProps) {
  const { title, totals, shipping, pending, note, action, children } = props;
  const styles = useStyles();
  const { rows, totalPaise } = priceBreakdown(totals, shipping);
  return (
    <SummaryCard
      title={title}
      rows={rows}
      total={{ label: words.total, paise: totalPaise }}
      later={laterDelivery(totalPaise, props.later)}
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
