import { type ReactNode, useState } from "react";
import type { PaymentMethod } from "#contract/sale/checkouts.ts";
import { Button } from "#design/button/Button.tsx";
import { formatMoney } from "#design/format/money.ts";
import { Glyph, type GlyphProps } from "#design/glyph/Glyph.tsx";
import type { KioskWords } from "../languages";

export interface PayWay {
  method: PaymentMethod;
  icon: GlyphProps["name"];
  title: string;
  text: string;
  isDisabled: boolean;
}

export interface CouponLine {
  code: string;
  /** The code of the coupon that is applied; empty without one. */
  applied: string;
  /** Integer paise; undefined while it is unknown. */
  saving: number | undefined;
  error: string;
  isBusy: boolean;
  onType: (code: string) => void;
  onApply: () => void;
  onRemove: () => void;
}

export interface PayScreenProps {
  words: KioskWords;
  count: number;
  /** The platform's total in integer paise; undefined until it has priced the cart. */
  paise: number | undefined;
  /** A single one when there is nothing to pay; its touch only places the order. */
  ways: readonly PayWay[];
  /** The payment method that was touched. */
  chosen: PaymentMethod | undefined;
  /** The platform could not price the cart. */
  isRefused: boolean;
  hasNewTotal: boolean;
  coupon: CouponLine;
  /** Added by plugins to the checkout. */
  more?: ReactNode;
  onPay: (method: PaymentMethod) => void;
  onRetry: () => void;
  onDeliver: () => void;
  onBack: () => void;
}

/** The last screen of a visit: the sum, and one touch on a payment method. */
export function PayScreen(props: PayScreenProps) {
  const { words, count, paise, ways, chosen, isRefused, hasNewTotal, coupon, more, onPay, onRetry } = props;
  const isFree = paise === 0;
  return (
    <section
      className="kiosk-page kiosk-ways"
      aria-labelledby="kiosk-ways"
      aria-busy={paise === undefined && !isRefused}
    >
      <div className="kiosk-ways-sum" data-intro="">
        <p className="kiosk-soft">{words.items(count)}</p>
        <p className="kiosk-amount">{paise === undefined ? "…" : formatMoney(paise)}</p>
        {coupon.applied !== "" && coupon.saving !== undefined && (
          <p className="kiosk-saving">{words.couponSaves(formatMoney(coupon.saving))}</p>
        )}
      </div>
      <h1 id="kiosk-ways">{isFree ? words.nothingToPay : words.howToPay}</h1>
      <div role="status">
        {hasNewTotal && paise !== undefined && <p className="kiosk-changed">{words.newTotal(formatMoney(paise))}</p>}
      </div>
      {isRefused ? (
        <div className="kiosk-failed" role="alert">
          <p>{words.notPriced}</p>
          <Button appearance="primary" size="large" onClick={onRetry}>
            {words.tryAgain}
          </Button>
        </div>
      ) : (
        <ul>
          {ways.map((way) => (
            <li key={way.method}>
              <button
                type="button"
                className="kiosk-way"
                disabled={way.isDisabled}
                aria-busy={chosen === way.method || undefined}
                aria-disabled={paise === undefined || chosen !== undefined || undefined}
                onClick={() => onPay(way.method)}
              >
                <Glyph name={isFree ? "check" : way.icon} size={40} />
                <span>
                  <strong>{isFree ? words.placeOrder : way.title}</strong>
                  <span className="kiosk-soft">{chosen === way.method ? words.oneMoment : !isFree && way.text}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {more}
      <Coupon words={words} coupon={coupon} />
      <div className="kiosk-actions">
        <Button size="large" icon={<Glyph name="arrowLeft" />} onClick={props.onBack}>
          {words.backToProducts}
        </Button>
        {/* The shop's checkout continues from the price, so this waits until the price is known or was refused. */}
        <Button size="large" busy={paise === undefined && !isRefused} onClick={props.onDeliver}>
          {words.deliverInstead}
        </Button>
      </div>
    </section>
  );
}

/** The field appears at a touch, because most shoppers have no coupon. */
function Coupon({ words, coupon }: { words: KioskWords; coupon: CouponLine }) {
  const [isOpen, setOpen] = useState(false);
  const { code, applied, error, isBusy, onType, onApply, onRemove } = coupon;
  if (applied !== "") {
    return (
      <Button size="large" onClick={onRemove}>
        {words.removeCoupon(applied)}
      </Button>
    );
  }
  if (!isOpen) {
    return (
      <Button appearance="subtle" size="large" onClick={() => setOpen(true)}>
        {words.haveCoupon}
      </Button>
    );
  }
  return (
    <form
      className="kiosk-form kiosk-coupon"
      onSubmit={(event) => {
        event.preventDefault();
        onApply();
      }}
    >
      <label htmlFor="kiosk-coupon">{words.couponCode}</label>
      <input
        id="kiosk-coupon"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        value={code}
        aria-invalid={error !== ""}
        aria-describedby="kiosk-coupon-error"
        onChange={(event) => onType(event.target.value)}
      />
      <Button type="submit" size="large" busy={isBusy}>
        {words.applyCoupon}
      </Button>
      <p id="kiosk-coupon-error" role="alert" className="kiosk-error">
        {error}
      </p>
    </form>
  );
}
