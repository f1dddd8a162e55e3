import { makeStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { BuyBar } from "../../../ui/buy-bar/BuyBar";
import { formatMoney } from "../../../ui/format/money";
import { Skeleton } from "../../../ui/skeleton/Skeleton";
import { haat, type } from "../../../ui/theme/haat";

const useStyles = makeStyles({
  label: { ...type.caption, display: "block", color: haat.textSoft },
  amount: { ...type.large, fontWeight: 600, fontVariantNumeric: "tabular-nums" },
});

/** On phones: the total and the main button, in reach of the thumb. */
export function TotalBar({ paise, pending, children }: { paise: number; pending?: boolean; children: ReactNode }) {
  const styles = useStyles();
  return (
    <BuyBar
      label="Total"
      start={
        <>
          <span className={styles.label}>Total</span>
          <span className={styles.amount}>{pending ? <Skeleton width="short" /> : formatMoney(paise)}</span>
        </>
      }
    >
      {children}
    </BuyBar>
  );
}
