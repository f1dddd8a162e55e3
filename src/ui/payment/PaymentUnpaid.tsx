import { Button } from "../button/Button";
import { PaymentFrame } from "./PaymentFrame";

export interface PaymentUnpaidProps {
  /** What went wrong, in the order's own words; empty while it only waits. */
  reason: string;
  amount: string;
  busy: boolean;
  compact?: boolean;
  onPay: () => void;
  /** The other way on, where there is one. */
  onOtherWay?: () => void;
}

/** An order that was not paid: what is kept, and the way to pay for the same order (spec 4, Online payment). */
export function PaymentUnpaid(props: PaymentUnpaidProps) {
  const { reason, amount, busy, compact, onPay, onOtherWay } = props;
  const hasFailed = reason !== "";
  return (
    <PaymentFrame
      drawing={hasFailed ? "error" : "document"}
      tone={hasFailed ? "danger" : "info"}
      alert={hasFailed}
      compact={compact}
      title={hasFailed ? "Your payment did not go through" : "This order waits for its payment"}
      text={
        hasFailed
          ? `${reason}. Nothing was ordered and everything you chose is kept. If money has left your account all the same, your order is placed when your bank confirms it, or the money comes back.`
          : "It is kept for you for a while. Nothing is ordered until it is paid."
      }
      action={
        <>
          <Button appearance="primary" busy={busy} onClick={onPay}>
            {hasFailed ? `Try again, ${amount}` : `Pay ${amount}`}
          </Button>
          {onOtherWay && (
            <Button busy={busy} onClick={onOtherWay}>
              Pay another way
            </Button>
          )}
        </>
      }
    />
  );
}
