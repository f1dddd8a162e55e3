import { makeStyles } from "@fluentui/react-components";
import type { LocalDate } from "../../../contract/wire.types";
import { Button } from "../../../ui/button/Button";
import { BuyBar } from "../../../ui/buy-bar/BuyBar";
import { formatDay } from "../../../ui/format/formatDay";
import { formatMoney } from "../../../ui/format/money";
import { haat, type } from "../../../ui/theme/haat";

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
      label="Confirm"
      start={
        <>
          <span className={styles.label}>Each delivery</span>
          <span className={styles.amount}>{formatMoney(paise)}</span>
          {firstDay !== undefined && <span className={styles.label}>First on {formatDay(firstDay)}</span>}
        </>
      }
    >
      <Button appearance="primary" size="large" block busy={confirming} onClick={onConfirm}>
        {confirming ? "Confirming" : "Confirm Subscription"}
      </Button>
    </BuyBar>
  );
}
