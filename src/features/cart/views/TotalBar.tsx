import { makeStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { BuyBar } from "#commerce/buy-bar/BuyBar.tsx";
import { BuyBarRoom } from "#commerce/buy-bar/BuyBarRoom.tsx";
import { UnknownAmount } from "#commerce/price/UnknownAmount.tsx";
import { formatMoney } from "#design/format/money.ts";
import { Skeleton } from "#design/skeleton/Skeleton.tsx";
import { haat, media, type, visuallyHidden } from "#design/theme/haat.ts";
import * as words from "../words.en";

export interface TotalBarProps {
  /** The platform's total; undefined while unknown. */
  paise: number | undefined;
  /** A few words about the total: what delivery will add to it (reading 38). */
  hint?: string | undefined;
  pending?: boolean;
  /** True on pages without tabs below the bar. */
  isLowest?: boolean;
  /** Goes to the details of the total, when a long list stands before them. */
  onDetails?: () => void;
  children: ReactNode;
}

const useStyles = makeStyles({
  label: { ...type.caption, display: "block", color: haat.textSoft, fontVariantNumeric: "tabular-nums" },
  amount: { ...type.large, fontWeight: 600, fontVariantNumeric: "tabular-nums" },
  details: {
    ...type.caption,
    appearance: "none",
    display: "block",
    padding: "0",
    border: "0",
    backgroundColor: "transparent",
    color: haat.primaryText,
    fontWeight: 600,
    textAlign: "inherit",
    cursor: "pointer",
    [media.touch]: { minHeight: haat.target },
  },
  hidden: visuallyHidden,
});

/** On phones: the total and the main button, in reach of the thumb. */
export function TotalBar({ paise, hint, pending, isLowest, onDetails, children }: TotalBarProps) {
  const styles = useStyles();
  return (
    <>
      <BuyBarRoom />
      <BuyBar
        label={words.total}
        isLowest={isLowest}
        start={
          <>
            <span className={styles.label}>{words.total}</span>
            <span className={styles.amount}>
              {pending ? (
                <>
                  <Skeleton width="short" />
                  <span className={styles.hidden}>{words.beingCalculated}</span>
                </>
              ) : paise === undefined ? (
                <UnknownAmount />
              ) : (
                formatMoney(paise)
              )}
            </span>
            {!pending && hint && <span className={styles.label}>{hint}</span>}
            {onDetails && (
              <button type="button" className={styles.details} onClick={onDetails}>
                {words.couponAndSummary}
              </button>
            )}
          </>
        }
      >
        {children}
      </BuyBar>
    </>
  );
}
