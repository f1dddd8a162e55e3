import { makeStyles } from "@fluentui/react-components";
import { Button } from "../../../src/ui/button/Button";
import { formatMoney } from "../../../src/ui/format/money";
import { haat, type } from "../../../src/ui/theme/haat";

export interface WalletTooLowProps {
  balancePaise: number;
  amountPaise: number;
  /** What the wallet is to pay for: `this order`. */
  what: string;
  /** Undefined when the wallet cannot be recharged. */
  onRecharge?: (() => void) | undefined;
}

const useStyles = makeStyles({
  note: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "12px",
    marginBlockStart: "12px",
    padding: "12px 16px",
    borderRadius: haat.radiusControl,
    backgroundColor: haat.warningTint,
  },
  words: { ...type.body, color: haat.text, flexGrow: 1, flexBasis: "220px" },
});

/** Says that the wallet's balance is too low for what it is to pay, and offers to recharge it. */
export function WalletTooLow({ balancePaise, amountPaise, what, onRecharge }: WalletTooLowProps) {
  const styles = useStyles();
  return (
    <div role="status" className={styles.note}>
      <p className={styles.words}>
        Your wallet has {formatMoney(balancePaise)}, which does not pay for {what} of {formatMoney(amountPaise)}.
      </p>
      {onRecharge && <Button onClick={onRecharge}>Recharge Wallet</Button>}
    </div>
  );
}
