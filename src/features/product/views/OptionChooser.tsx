import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";
import { OptionPickers } from "#commerce/option-picker/OptionPickers.tsx";
import type { Product, ProductVariant } from "#contract/catalogue/products.ts";
import { VariantPick } from "#domain/catalogue/index.ts";

export interface OptionChooserProps {
  product: Product;
  variant: ProductVariant;
  onChoose: (variantId: string) => void;
}

/** The pickers of a product that has options. Its code is loaded for such products only. */
export const OptionChooser = observer(function OptionChooser({ product, variant, onChoose }: OptionChooserProps) {
  const [pick] = useState(() => new VariantPick(product));
  // Two pickers may tell of earlier taps at once; the second goes on from where the first has led.
  const latest = useRef(variant);
  latest.current = variant;
  return (
    <OptionPickers
      options={pick.optionsFor(variant)}
      instead={pick.instead(variant)}
      onChoose={(option, value) => {
        latest.current = pick.choose(option, value, latest.current);
        onChoose(latest.current.variantId);
      }}
    />
  );
});
