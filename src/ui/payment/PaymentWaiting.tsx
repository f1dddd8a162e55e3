import { mergeClasses } from "@fluentui/react-components";
import { Button } from "../button/Button";
import { useButtonStyles } from "../button/useButtonStyles";
import { PaymentFrame } from "./PaymentFrame";
import { TimeLeft } from "./TimeLeft";

export interface PaymentWaitingProps {
  /** Milliseconds since 1970 until which the bank is asked. */
  until: number;
  /** The provider's page in a tab of its own, where it works that way. */
  pageUrl?: string | undefined;
  compact?: boolean;
  onCheck: () => void;
  onGiveUp: () => void;
}

/** The order is there and its payment is not known yet (spec 4, Online payment): how long, and what to do. */
export function PaymentWaiting({ until, pageUrl, compact, onCheck, onGiveUp }: PaymentWaitingProps) {
  return (
    <PaymentFrame
      drawing="document"
      tone="info"
      compact={compact}
      title={pageUrl ? "Waiting for your payment" : "Confirming your payment"}
      text={
        pageUrl
          ? "Pay in the page that has opened, then come back here. Your order is placed as soon as your bank confirms it, even if you close this page."
          : "Your bank is being asked. This takes a few seconds; your order is placed as soon as it answers, even if you close this page."
      }
      action={
        <>
          {pageUrl && <PageLink href={pageUrl} />}
          <Button appearance={pageUrl ? "secondary" : "primary"} onClick={onCheck}>
            Check now
          </Button>
          <Button appearance="subtle" onClick={onGiveUp}>
            Cancel payment
          </Button>
        </>
      }
    >
      <TimeLeft until={until} />
    </PaymentFrame>
  );
}

/** A tab that the browser blocked, or that was closed too soon, is opened here. */
function PageLink({ href }: { href: string }) {
  const { base, styles } = useButtonStyles();
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={mergeClasses(base, styles.primary)}>
      Open the payment page
    </a>
  );
}
