import { useEffect, useRef } from "react";
import { Button } from "#design/button/Button.tsx";
import { formatMoney } from "#design/format/money.ts";
import { Glyph } from "#design/glyph/Glyph.tsx";
import { Picture } from "#design/picture/Picture.tsx";
import { afterPaint } from "#kernel/lifecycle/afterPaint.ts";
import type { KioskWords } from "../languages";
import { AddControl } from "./AddControl";

export interface CartPaneLine {
  id: string;
  name: string;
  /** `500 g` */
  detail: string;
  picture: string;
  quantity: number;
  /** Integer paise for the whole line. */
  paise: number;
  /** How many are in stock, when the cart has more; else undefined. */
  left: number | undefined;
  max: number;
}

export interface CartPaneProps {
  words: KioskWords;
  lines: readonly CartPaneLine[];
  /** The platform's total in integer paise; undefined while it is unknown. */
  paise: number | undefined;
  /** Drawn above the button: that a delivery charge follows. */
  note: string | undefined;
  onMore: (id: string) => void;
  onLess: (id: string, quantity: number) => void;
  onPay: () => void;
}

const SIDE = 72;

/** The cart, always in sight: its lines, its sum, and the button that leads to the payment. */
export function CartPane({ words, lines, paise, note, onMore, onLess, onPay }: CartPaneProps) {
  const list = useRef<HTMLUListElement>(null);
  const { length } = lines;
  const before = useRef(length);
  // Scrolls to a new line, which comes last. After the paint, because its place then needs no further layout.
  useEffect(() => {
    const isLonger = length > before.current;
    before.current = length;
    if (!isLonger) return;
    return afterPaint(() => list.current?.scrollTo({ top: list.current.scrollHeight }));
  }, [length]);
  const isStuck = lines.some(({ left }) => left !== undefined);
  const said = isStuck ? words.mendFirst : note;
  return (
    <aside className="kiosk-cart" aria-label={words.yourCart}>
      <h2>
        {words.yourCart}
        {length > 0 && <span className="kiosk-count-of-lines">{length}</span>}
      </h2>
      {length === 0 ? (
        <p className="kiosk-cart-empty">
          <Glyph name="cart" size={56} />
          {words.cartEmptyText}
        </p>
      ) : (
        <ul ref={list}>
          {lines.map((line) => (
            <CartPaneRow key={line.id} words={words} line={line} onMore={onMore} onLess={onLess} />
          ))}
        </ul>
      )}
      <div className="kiosk-cart-end">
        <p className="kiosk-total" data-stop="" aria-busy={paise === undefined && length > 0}>
          <span>{words.total}</span>
          <strong>{paise === undefined || length === 0 ? "–" : formatMoney(paise)}</strong>
        </p>
        {said && length > 0 && <p className={isStuck ? "kiosk-error" : "kiosk-soft"}>{said}</p>}
        <Button appearance="primary" size="large" block disabled={length === 0 || isStuck} onClick={onPay}>
          {words.pay}
        </Button>
      </div>
    </aside>
  );
}

interface CartPaneRowProps extends Pick<CartPaneProps, "words" | "onMore" | "onLess"> {
  line: CartPaneLine;
}

function CartPaneRow({ words, line, onMore, onLess }: CartPaneRowProps) {
  const { id, name, detail, picture, quantity, paise, left, max } = line;
  const buy = {
    label: name,
    quantity,
    max,
    soldOut: false,
    onAdd: () => onMore(id),
    onIncrease: () => onMore(id),
    onDecrease: () => onLess(id, 1),
  };
  return (
    <li data-short={left === undefined ? undefined : ""}>
      <Picture src={picture} alt="" width={SIDE} height={SIDE} fit="contain" loading="eager" />
      <span className="kiosk-line-name">
        <span>{name}</span> <span className="kiosk-soft">{detail}</span>
      </span>
      <strong>{formatMoney(paise)}</strong>
      {left === undefined ? (
        <AddControl words={words} buy={buy} />
      ) : (
        <div className="kiosk-short">
          <span className="kiosk-error">{left === 0 ? words.soldOutShort : words.onlyLeft(left)}</span>
          <Button onClick={() => onLess(id, quantity - left)}>{left === 0 ? words.takeOut : words.take(left)}</Button>
        </div>
      )}
    </li>
  );
}
