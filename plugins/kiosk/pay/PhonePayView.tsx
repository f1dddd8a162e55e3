import { makeStyles } from "@fluentui/react-components";
import { TimeLeft } from "#commerce/payment/TimeLeft.tsx";
import { Button } from "#design/button/Button.tsx";
import { formatMoney } from "#design/format/money.ts";
import { PageState } from "#design/page-state/PageState.tsx";
import { haat, type } from "#design/theme/haat.ts";
import type { KioskWords } from "../languages";
import type { PhoneScreen } from "./PhonePay";

export interface PhonePayViewProps {
  words: KioskWords;
  screen: PhoneScreen;
  storeName: string;
  /** Integer paise; undefined when the platform does not tell phones. */
  paise: number | undefined;
  /** Milliseconds since 1970; undefined when the platform does not tell phones. */
  until: number | undefined;
  isChecking: boolean;
  /** Undefined when there is nothing to pay (any more). */
  onPay: (() => void) | undefined;
}

const useStyles = makeStyles({
  amount: { ...type.title, color: haat.text, fontVariantNumeric: "tabular-nums" },
  store: { ...type.body, color: haat.textSoft },
});

/** The page on the shopper's phone, in each state of a payment. */
export function PhonePayView(props: PhonePayViewProps) {
  const { words, screen, storeName, paise, until, isChecking, onPay } = props;
  const styles = useStyles();
  const amount = paise === undefined ? undefined : formatMoney(paise);
  const { title, text } = saying(words, screen, amount);
  const isFirst = screen === "ready";
  return (
    <PageState
      drawing="document"
      headingLevel={1}
      alert={ALERTS.includes(screen)}
      title={title || storeName}
      text={text}
      action={
        onPay && (
          <Button appearance={isFirst ? "primary" : "secondary"} size="large" busy={isChecking} onClick={onPay}>
            {isFirst ? payTo(words, amount, storeName) : words.tryAgain}
          </Button>
        )
      }
    >
      {amount !== undefined && <div className={styles.amount}>{amount}</div>}
      {title !== "" && (
        <div className={styles.store}>
          <bdi>{storeName}</bdi>
        </div>
      )}
      {onPay && until !== undefined && (
        <TimeLeft until={until} texts={{ left: words.leftToPay, last: words.lastLook }} />
      )}
    </PageState>
  );
}

/** Announced at once, because nothing that the shopper did leads to these. */
const ALERTS: readonly PhoneScreen[] = ["notOpened", "unreachable", "failed", "replaced", "cancelled", "expired"];

/** The store's name is isolated, because it may be written from right to left. */
function payTo(words: KioskWords, amount: string | undefined, storeName: string): string {
  const isolated = `\u2068${storeName}\u2069`;
  return amount === undefined ? words.payShop(isolated) : words.payTo(amount, isolated);
}

function saying(words: KioskWords, screen: PhoneScreen, amount = ""): { title: string; text: string } {
  switch (screen) {
    case "empty":
      return { title: words.phoneEmpty, text: words.phoneEmptyText };
    case "reading":
      return { title: "", text: "…" };
    case "ready":
      return { title: words.phoneReady, text: words.phoneReadyText };
    case "paying":
      return { title: words.phonePaying, text: words.phonePayingText };
    case "asking":
      return { title: words.phoneAsking, text: words.phoneAskingText };
    case "left":
      return { title: words.phoneLeft, text: words.phoneLeftText };
    case "notOpened":
      return { title: words.phoneNotOpened, text: words.phoneNotOpenedText };
    case "unreachable":
      return { title: words.phoneUnreachable, text: words.phoneUnreachableText };
    case "paid":
      return { title: words.phonePaid, text: words.phonePaidText(amount) };
    case "failed":
      return { title: words.phoneFailed, text: words.phoneFailedText };
    case "replaced":
      return { title: words.phoneReplaced, text: words.phoneReplacedText };
    case "cancelled":
      return { title: words.phoneCancelled, text: words.phoneOverText };
    case "expired":
      return { title: words.phoneExpired, text: words.phoneOverText };
    case "refunded":
      return { title: words.phoneRefunded, text: words.phoneRefundedText };
  }
}
