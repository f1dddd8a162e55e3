import { makeResetStyles } from "@fluentui/react-components";
import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { BuyBar } from "#commerce/buy-bar/BuyBar.tsx";
import { Price } from "#commerce/price/Price.tsx";
import { AddButton } from "#commerce/quantity-stepper/AddButton.tsx";
import { media } from "#design/theme/haat.ts";
import type { BuyAction } from "#domain/catalogue/index.ts";

export interface StickyBuyBarProps {
  buy: BuyAction;
  /** Integer paise. */
  sellingPrice: number;
  mrp: number;
  /** Other ways to buy, beside the button. The narrowest phones have no room for them here. */
  children?: ReactNode;
}

const useWays = makeResetStyles({
  display: "grid",
  "& > :only-child": { gridColumn: "1 / -1" },
  // Long words stand on two lines.
  gridTemplateColumns: "auto minmax(min-content, 1fr)",
  columnGap: "8px",
  "& > button, & > div:not([role]) > button": { paddingInline: "8px" },
  [media.narrow]: {
    gridTemplateColumns: "minmax(0, 1fr)",
    "& > div:not(:last-child)": { display: "none" },
  },
});

export const StickyBuyBar = observer(function StickyBuyBar({ buy, sellingPrice, mrp, children }: StickyBuyBarProps) {
  const ways = useWays();
  return (
    <BuyBar start={<Price sellingPrice={sellingPrice} mrp={mrp} />} isWide={!!children}>
      <div className={ways}>
        {children}
        <AddButton {...buy.button} size="large" wording="addToCart" />
      </div>
    </BuyBar>
  );
});
