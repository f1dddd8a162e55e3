import { makeStyles } from "@fluentui/react-components";
import { BuyBar } from "#commerce/buy-bar/BuyBar.tsx";
import type { LocalDate } from "#contract/wire.types.ts";
import { Button } from "#design/button/Button.tsx";
import { formatDay } from "#design/format/formatDay.ts";
import { formatMoney } from "#design/format/money.ts";
import { haat, type } from "#design/theme/haat.ts";
import * as words from "../words.en";

export interface ConfirmBarProps {
  /** What is paid for each delivery, in paise. */
  paise: number;
  /** The day of the first delivery; undefined while unknown. */
  firstDay: LocalDate | undefined;
  confirming?: boolean;
  onConfirm: () => void;
}

const useStyles = makeStyles({
  label: { ...type.caption, display: "block", color: haat.textSoft },
  amount: { ...type.large, display: "block", fontWeight: 600, fontVariantNumeric: "tabular-nums" },
});

/** On phones: what is paid each time, when the first delivery comes, and 'Confirm Subscription' in reach of the thumb. */
export function ConfirmBar({ paise, firstDay, confirming, onConfirm }: ConfirmBarProps) {
  const styles = useStyles();
  return (
    <BuyBar
      label={words.confirm}
      start={
        <>
          <span className={styles.label}>{words.eachDelivery}</span>
          <span className={styles.amount}>{formatMoney(paise)}</span>
          {firstDay !== undefined && <span className={styles.label}>{words.firstOn(formatDay(firstDay))}</span>}
        </>
      }
    >
      <Button appearance="primary" size="large" block busy={confirming} onClick={onConfirm}>
        {confirming ? words.confirming : words.confirmSubscription}
      </Button>
    </BuyBar>
  );
}
