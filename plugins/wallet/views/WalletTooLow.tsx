import { makeStyles } from "@fluentui/react-components";
import { Button } from "#design/button/Button.tsx";
import { formatMoney } from "#design/format/money.ts";
import { Notice } from "#design/notice/Notice.tsx";
import * as words from "../words.en";

export interface WalletTooLowProps {
  balancePaise: number;
  amountPaise: number;
  what: keyof typeof TEXTS;
  /** Undefined when the wallet cannot be recharged. */
  onRecharge?: (() => void) | undefined;
}

/** The text for each thing that the wallet can pay for. */
const TEXTS = { order: words.tooLowForOrder, firstDelivery: words.tooLowForFirstDelivery };

const useStyles = makeStyles({ below: { marginBlockStart: "12px" } });

/** Says that the wallet's balance is too low, and offers to recharge it. */
export function WalletTooLow({ balancePaise, amountPaise, what, onRecharge }: WalletTooLowProps) {
  const styles = useStyles();
  return (
    <div className={styles.below}>
      <Notice
        role="status"
        tone="warning"
        action={onRecharge && <Button onClick={onRecharge}>{words.rechargeWallet}</Button>}
      >
        {TEXTS[what](formatMoney(balancePaise), formatMoney(amountPaise))}
      </Notice>
    </div>
  );
}
