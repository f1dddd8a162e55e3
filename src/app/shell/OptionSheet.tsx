import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useLastValue } from "#design/modal/useLastValue.ts";
import { OptionChoice, TileMaker, toPaise, visibleVariants } from "#domain/catalogue/index.ts";
import { useService } from "#kernel/react/useService.ts";
import { OptionSheetView } from "./views/OptionSheetView";

/** The options of a product whose card was tapped; each option has its own Add button. */
export const OptionSheet = observer(function OptionSheet() {
  const choice = useService(OptionChoice);
  const tileMaker = useService(TileMaker);
  const product = useLastValue(choice.product ?? null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the sheet
  useEffect(() => choice.close, [choice, pathname]);
  if (product === null) return null;
  const variants = visibleVariants(product);
  const whole = tileMaker.buy(product, ...variants);
  return (
    <OptionSheetView
      isOpen={choice.product !== undefined}
      name={product.name}
      options={variants.map((variant) => ({
        id: variant.variantId,
        title: tileMaker.nameOf(variant) || variant.sku,
        unitPrice: tileMaker.unitPriceOf(product, variant),
        sellingPrice: toPaise(variant.sellingPrice),
        mrp: toPaise(variant.mrp),
        buy: tileMaker.buy(product, variant),
      }))}
      // The first Add answers the question, so the sheet closes. When the product was in the cart before, the shopper wants to
      // change quantities, so the sheet stays.
      onAdded={() => whole.quantity === 1 && choice.close()}
      onClose={choice.close}
    />
  );
});
