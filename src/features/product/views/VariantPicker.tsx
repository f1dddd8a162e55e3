import { observer } from "mobx-react-lite";
import type { Product, ProductVariant } from "../../../contract/products";
import { isSoldOut, toPaise, visibleVariants } from "../../../domain/catalogue";
import { OptionTiles } from "../../../ui/option-tiles/OptionTiles";
import { Price } from "../../../ui/price/Price";

export interface VariantPickerProps {
  product: Product;
  value: string;
  weightOf: (variant: ProductVariant) => string;
  onChoose: (variantId: string) => void;
}

/** Nothing to pick from, nothing drawn. */
export const VariantPicker = observer(function VariantPicker(props: VariantPickerProps) {
  const { product, value, weightOf, onChoose } = props;
  const variants = visibleVariants(product);
  if (variants.length < 2) return null;
  return (
    <OptionTiles
      legend="Choose an option"
      value={value}
      onChange={onChoose}
      options={variants.map((variant) => ({
        value: variant.variantId,
        title: weightOf(variant) || variant.sku,
        detail: <Price size="small" sellingPrice={toPaise(variant.sellingPrice)} mrp={toPaise(variant.mrp)} />,
        note: stockWords(variant),
      }))}
    />
  );
});

/** So few left that it is worth saying. */
const FEW = 5;

function stockWords(variant: ProductVariant): string | undefined {
  if (isSoldOut(variant)) return "Sold out";
  return variant.availableQuantity <= FEW ? `${variant.availableQuantity} left` : undefined;
}
