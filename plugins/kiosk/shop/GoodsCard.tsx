import { useId } from "react";
import { Price } from "#commerce/price/Price.tsx";
import { Picture } from "#design/picture/Picture.tsx";
import type { KioskWords } from "../languages";
import { AddControl, type Counted } from "./AddControl";

export interface GoodsCardProps {
  words: KioskWords;
  name: string;
  /** `500 g · 3 sizes` */
  detail: string;
  picture: string | null | undefined;
  /** Integer paise. */
  sellingPrice: number;
  /** Integer paise. */
  mrp: number;
  buy: Counted;
  /** Opens the sheet with everything about the product. */
  onOpen: () => void;
}

const SIDE = 280;
const WIDTHS = [200, 320, 400, 560];

/** A product with one touch to add it; its picture and name open the sheet about it. */
export function GoodsCard({ words, name, detail, picture, sellingPrice, mrp, buy, onOpen }: GoodsCardProps) {
  const id = useId();
  return (
    <li className="kiosk-card" data-sold-out={buy.soldOut ? "" : undefined}>
      <button type="button" className="kiosk-card-open" aria-describedby={id} onClick={onOpen}>
        <Picture src={picture} alt="" width={SIDE} height={SIDE} widths={WIDTHS} fit="contain" />
        <span className="kiosk-card-name">{name}</span>
        <span className="kiosk-soft">{detail}</span>
      </button>
      <span id={id}>
        <Price sellingPrice={sellingPrice} mrp={mrp} />
        {buy.soldOut && <span hidden>{words.soldOutShort}</span>}
      </span>
      <AddControl words={words} buy={buy} />
    </li>
  );
}
