import { type ReactNode, useRef } from "react";
import { Price } from "#commerce/price/Price.tsx";
import { Button } from "#design/button/Button.tsx";
import { useEscape } from "#design/modal/useEscape.ts";
import { Picture } from "#design/picture/Picture.tsx";
import type { KioskWords } from "../languages";
import { useSheetFocus } from "../views/useSheetFocus";
import { AddControl, type Counted } from "./AddControl";
import { priceWords } from "./priceWords";

export interface Choice {
  id: string;
  /** `500 g` */
  title: string;
  /** Integer paise. */
  sellingPrice: number;
  /** Integer paise. */
  mrp: number;
  buy: Counted;
}

export interface ChoiceSheetProps {
  words: KioskWords;
  name: string;
  brand: string;
  picture: string | null | undefined;
  /** Undefined until they are loaded. */
  choices: readonly Choice[] | undefined;
  /** Shown in their place when they fail to load. */
  failure?: ReactNode;
  /** A picker for each option. The choices are then the chosen variant and those in the cart. */
  pickers?: ReactNode;
  /** The store's own text about the product. */
  description?: ReactNode;
  onClose: () => void;
}

const SIDE = 240;
/** Placeholders for choices that are still loading. */
const BONES = [1, 2, 3, 4].map((row) => <li key={row} className="kiosk-bone" aria-hidden="true" />);

/** A product with its sizes, each with one touch to add, and the store's text about it. */
export function ChoiceSheet(props: ChoiceSheetProps) {
  const { words, name, brand, picture, pickers, choices, failure, description, onClose } = props;
  const sheet = useRef<HTMLDivElement>(null);
  useSheetFocus(sheet);
  useEscape(true, onClose);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a touch beside the sheet closes it; its button does so too
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it
    <div className="kiosk-veil" onClick={({ target, currentTarget }) => target === currentTarget && onClose()}>
      <div
        ref={sheet}
        className="kiosk-sheet kiosk-choice"
        data-pickers={pickers ? "" : undefined}
        style={priceWords(words)}
        role="dialog"
        aria-labelledby="kiosk-choice"
        tabIndex={-1}
      >
        <div className="kiosk-choice-head">
          <Picture src={picture} alt="" width={SIDE} height={SIDE} fit="contain" loading="eager" />
          <div>
            <p className="kiosk-soft">{brand}</p>
            <h2 id="kiosk-choice">{name}</h2>
            {description}
          </div>
        </div>
        {pickers}
        {failure ?? (
          <ul aria-busy={choices === undefined}>
            {choices?.map(({ id, title, sellingPrice, mrp, buy }) => (
              <li key={id}>
                <span>{title}</span>
                <Price sellingPrice={sellingPrice} mrp={mrp} />
                <AddControl words={words} buy={buy} />
              </li>
            )) ?? BONES}
          </ul>
        )}
        <Button appearance="primary" size="large" block onClick={onClose}>
          {words.done}
        </Button>
      </div>
    </div>
  );
}
