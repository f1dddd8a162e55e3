import { makeStyles } from "@fluentui/react-components";
import { Button } from "#design/button/Button.tsx";
import { asSentence } from "#design/format/asSentence.ts";
import { Link } from "#design/link/Link.tsx";
import { Notice } from "#design/notice/Notice.tsx";
import { haat } from "#design/theme/haat.ts";
import * as words from "../words.en";

export interface FailedPaymentProps {
  /** Why the payment failed, in words for shoppers; empty when the reason is unknown. */
  reason: string;
  /** The order that was not paid. */
  orderHref: string;
  /**
   * The amount that Try again pays. Undefined when the cart has changed or online payment is not possible; the shopper then
   * uses Continue.
   */
  amount?: string | undefined;
  busy?: boolean;
  onTryAgain: () => void;
}

const useStyles = makeStyles({ link: { color: haat.text } });

/** Stands above the cart: the payment for its items failed, and the shopper can pay again (spec 4, Order placement). */
export function FailedPayment({ reason, orderHref, amount, busy, onTryAgain }: FailedPaymentProps) {
  const styles = useStyles();
  const again = amount !== undefined && (
    <Button busy={busy} onClick={onTryAgain}>
      {words.tryAgainFor(amount)}
    </Button>
  );
  return (
    <Notice role="alert" tone="danger" action={again}>
      <strong>{words.paymentDidNotGoThrough}</strong> {reason && `${asSentence(reason)} `}
      {words.nothingOrdered}
      <Link href={orderHref} className={styles.link}>
        {words.seeWhatHappened}
      </Link>
    </Notice>
  );
}
