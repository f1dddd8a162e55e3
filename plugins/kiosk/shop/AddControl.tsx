import { useRef } from "react";
import { Glyph } from "#design/glyph/Glyph.tsx";
import type { BuyAction } from "#domain/catalogue/index.ts";
import type { KioskWords } from "../languages";

/** A product, how much of it is in the cart, and the actions that change it. */
export type Counted = BuyAction["button"];

export interface AddControlProps {
  words: KioskWords;
  buy: Counted;
}

/**
 * One touch adds the product; then the same place shows the number. The button that adds stays one element, so it keeps the
 * focus.
 */
export function AddControl({ words, buy }: AddControlProps) {
  const { label, quantity, max, soldOut } = buy;
  const more = useRef<HTMLButtonElement>(null);
  const isIn = quantity > 0;
  const word = soldOut ? words.soldOutShort : words.add;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere
    <div
      className="kiosk-add"
      role="group"
      aria-label={words.amountOf(label)}
      data-in={isIn ? "" : undefined}
      data-sold-out={!isIn && soldOut ? "" : undefined}
    >
      {isIn && (
        <>
          <button
            type="button"
            aria-label={words.less(label)}
            onClick={() => {
              if (quantity === 1) more.current?.focus();
              buy.onDecrease();
            }}
          >
            <Glyph name="minus" size={28} />
          </button>
          <output>{quantity}</output>
        </>
      )}
      <button
        key="more"
        ref={more}
        type="button"
        // The name contains the word on the button, so that voice control finds it (WCAG 2.5.3).
        aria-label={isIn ? words.more(label) : `${word}: ${label}`}
        disabled={isIn ? max !== undefined && quantity >= max : soldOut}
        onClick={isIn ? buy.onIncrease : buy.onAdd}
      >
        {isIn ? <Glyph name="plus" size={28} /> : word}
      </button>
    </div>
  );
}
