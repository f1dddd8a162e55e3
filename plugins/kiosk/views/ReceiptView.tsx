import { spokenNumber } from "#contract/sale/spokenNumber.ts";
import { Button } from "#design/button/Button.tsx";
import { formatMoney } from "#design/format/money.ts";
import type { KioskWords, Written } from "../languages";

export interface ReceiptOrder {
  number: string;
  isPaid: boolean;
  isCounter: boolean;
  isPickedUp: boolean;
  paise: number;
  lines: readonly { name: string; quantity: number; paise: number }[];
}

export interface ReceiptViewProps extends Written {
  words: KioskWords;
  storeName: string;
  /** Undefined until the platform has answered. */
  order: ReceiptOrder | undefined;
  /** True when the order cannot be read now, or its payment is not confirmed yet. */
  isUnknown: boolean;
  secondsLeft: number;
  onPrint: () => void;
  onDone: () => void;
}

/** The receipt on screen and on paper; buttons are not printed. */
export function ReceiptView(props: ReceiptViewProps) {
  const { lang, dir, words, storeName, order, isUnknown, secondsLeft, onPrint, onDone } = props;
  return (
    <section className="kiosk-page kiosk-receipt" lang={lang} dir={dir}>
      <h1>{isUnknown ? words.orderUnknown : words.orderPlaced}</h1>
      {order === undefined ? (
        <p data-intro="">{isUnknown ? words.orderUnknownText : ""}</p>
      ) : (
        <>
          <p className="kiosk-soft" data-intro="">
            {words.orderNumber}
          </p>
          <p className="kiosk-number" data-intro="" data-digits="">
            {spokenNumber(order.number)}
          </p>
          <p className="kiosk-soft kiosk-printed">
            <bdi>{storeName}</bdi> · {order.number}
          </p>
          <p className="kiosk-next" data-intro="">
            {nextOf(words, order)}
          </p>
          <p data-intro="">{order.isPickedUp ? words.pickUp : words.delivered}</p>
          <ul>
            {order.lines.map(({ name, quantity, paise }) => (
              <li key={name}>
                <span>
                  {quantity} × <bdi>{name}</bdi>
                </span>
                <span>{formatMoney(paise)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="kiosk-actions kiosk-touch">
        <Button size="large" onClick={onPrint} disabled={order === undefined}>
          {words.print}
        </Button>
        <Button appearance="primary" size="large" onClick={onDone}>
          {words.done}
        </Button>
      </div>
      {order && <p className="kiosk-soft kiosk-touch">{words.printed}</p>}
      <p className="kiosk-soft kiosk-touch">{words.homeIn(secondsLeft)}</p>
    </section>
  );
}

/** Only the platform's record says that an order is paid (bar 4). */
function nextOf(words: KioskWords, { isPaid, isCounter, paise }: ReceiptOrder): string {
  if (paise === 0) return words.nothingToPay;
  if (isPaid) return words.received(formatMoney(paise));
  return isCounter ? words.payAtCounter(formatMoney(paise)) : words.orderUnknownText;
}
