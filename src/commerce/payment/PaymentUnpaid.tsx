import { Button } from "#design/button/Button.tsx";
import * as words from "../words.en";
import { PaymentFrame } from "./PaymentFrame";

export interface PaymentUnpaidProps {
  /** True: the payment failed. False: the order still waits for a payment. */
  failed: boolean;
  /** Why the payment failed, in words for shoppers; empty when the reason is unknown. */
  reason: string;
  amount: string;
  busy: boolean;
  compact?: boolean;
  /** The reason why the order cannot be paid here; replaces the button. */
  hindrance?: string | undefined;
  onPay: () => void;
  /** Another way to go on, if there is one. */
  onOtherWay?: () => void;
}

/** An order that was not paid: where its items are now, and a button to pay for it (spec 4, Online payment). */
export function PaymentUnpaid(props: PaymentUnpaidProps) {
  const { failed, reason, amount, busy, compact, hindrance, onPay, onOtherWay } = props;
  return (
    <PaymentFrame
      drawing={failed ? "error" : "document"}
      tone={failed ? "danger" : "info"}
      alert={failed}
      compact={compact}
      title={failed ? words.paymentDidNotGoThrough : words.orderWaitsForPayment}
      text={failed ? words.nothingWasOrdered(reason) : words.keptUntilPaid}
      action={
        <>
          {hindrance === undefined ? (
            <Button appearance="primary" busy={busy} onClick={onPay}>
              {failed ? words.tryAgainFor(amount) : words.pay(amount)}
            </Button>
          ) : (
            <p>{hindrance}</p>
          )}
          {onOtherWay && (
            <Button busy={busy} onClick={onOtherWay}>
              {words.payAnotherWay}
            </Button>
          )}
        </>
      }
    />
  );
}
