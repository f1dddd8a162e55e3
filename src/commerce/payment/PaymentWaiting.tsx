import { mergeClasses } from "@fluentui/react-components";
import { Button } from "#design/button/Button.tsx";
import { useButtonStyles } from "#design/button/useButtonStyles.ts";
import * as words from "../words.en";
import { PaymentFrame } from "./PaymentFrame";
import { TimeLeft } from "./TimeLeft";

export interface PaymentWaitingProps {
  /** Milliseconds since 1970 until which the platform is asked for the payment's result. */
  until: number;
  /** The address of the provider's payment page, for providers that open it in a tab of its own. */
  pageUrl?: string | undefined;
  compact?: boolean;
  onCheck: () => void;
  onGiveUp: () => void;
}

/** The texts once the shopper has paid or given up, and nothing more can be paid. */
const ASKED = { left: words.toWaitAtMost, last: words.oneLastLook };

/** An order whose payment has no result yet (spec 4, Online payment): how long the shopper waits, and what to do. */
export function PaymentWaiting({ until, pageUrl, compact, onCheck, onGiveUp }: PaymentWaitingProps) {
  return (
    <PaymentFrame
      drawing="document"
      tone="info"
      compact={compact}
      title={pageUrl ? words.waitingForPayment : words.confirmingPayment}
      text={pageUrl ? words.payInOpenedPage : words.bankIsAsked}
      action={
        <>
          {pageUrl && <PageLink href={pageUrl} />}
          <Button appearance={pageUrl ? "secondary" : "primary"} onClick={onCheck}>
            {words.checkNow}
          </Button>
          <Button appearance="subtle" onClick={onGiveUp}>
            {words.cancelPayment}
          </Button>
        </>
      }
    >
      <TimeLeft until={until} texts={pageUrl ? undefined : ASKED} />
    </PaymentFrame>
  );
}

/** Opens the payment page again when the browser blocked its tab, or the shopper closed it too soon. */
function PageLink({ href }: { href: string }) {
  const { base, styles } = useButtonStyles();
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={mergeClasses(base, styles.primary)}>
      {words.openPaymentPage}
    </a>
  );
}
