import { Button } from "#design/button/Button.tsx";
import { PaymentFrame } from "./PaymentFrame";

export interface PaymentUnpaidProps {
  /** True: the payment failed. False: the order still waits for a payment. */
  failed: boolean;
  /** Why the payment failed, in words for shoppers; empty when the reason is unknown. */
  reason: string;
  amount: string;
  busy: boolean;
  compact?: boolean;
  /** Why the order cannot be paid here; stands in the button's place. */
  hindrance?: string | undefined;
  onPay: () => void;
  /** A second way to go on, if there is one. */
  onOtherWay?: () => void;
}

/** An order that was not paid: what was kept, and a button to pay for the same order (spec 4, Online payment). */
export function PaymentUnpaid(props: PaymentUnpaidProps) {
  const { failed, reason, amount, busy, compact, hindrance, onPay, onOtherWay } = props;
  return (
    <PaymentFrame
      drawing={failed ? "error" : "document"}
      tone={failed ? "danger" : "info"}
      alert={failed}
      compact={compact}
      title={failed ? "Your payment did not go through" : "This order waits for its payment"}
      text={
        failed
          ? `${reason && `${reason}. `}Nothing was ordered. If money has left your account all the same, your order is placed when your bank confirms it, or the money comes back.`
          : "It is kept for you for a while. Nothing is ordered until it is paid."
      }
      action={
        <>
          {hindrance === undefined ? (
            <Button appearance="primary" busy={busy} onClick={onPay}>
              {failed ? `Try again, ${amount}` : `Pay ${amount}`}
            </Button>
          ) : (
            <p>{hindrance}</p>
          )}
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
