import { observer } from "mobx-react-lite";
import type { BuyAction } from "../../../domain/catalogue";
import { BuyBar } from "../../../ui/buy-bar/BuyBar";
import { Price } from "../../../ui/price/Price";
import { AddButton } from "../../../ui/quantity-stepper/AddButton";

export interface StickyBuyBarProps {
  buy: BuyAction;
  /** Integer paise. */
  sellingPrice: number;
  mrp: number;
}

export const StickyBuyBar = observer(function StickyBuyBar({ buy, sellingPrice, mrp }: StickyBuyBarProps) {
  return (
    <BuyBar start={<Price sellingPrice={sellingPrice} mrp={mrp} />}>
      <AddButton {...buy.button} size="large" text="Add to Cart" />
    </BuyBar>
  );
});
