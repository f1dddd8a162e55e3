import { observer } from "mobx-react-lite";
import { Suspense } from "react";
import { OptionTiles } from "#commerce/option-tiles/OptionTiles.tsx";
import { Price } from "#commerce/price/Price.tsx";
import type { Product, ProductVariant } from "#contract/catalogue/products.ts";
import { formatUnitPrice } from "#design/format/money.ts";
import { lazyPart } from "#design/lazy/lazyPart.tsx";
import { isSoldOut, toPaise, unitPrice, visibleVariants } from "#domain/catalogue/index.ts";
import * as words from "../words.en";
import type { Sizes } from "./Sizes.types";

export interface VariantPickerProps {
  product: Product;
  /** The chosen one. */
  variant: ProductVariant;
  sizes: Sizes;
  onChoose: (variantId: string) => void;
}

const OptionChooser = lazyPart(async () => ({ default: (await import("./OptionChooser")).OptionChooser }));

/** The height of a picker whose values fit one row, so that its code moves little of what is below. */
const PICKER_PX = 80;

/** A picker for each option; tiles when variants differ only in size; nothing for a product with a single variant. */
export const VariantPicker = observer(function VariantPicker(props: VariantPickerProps) {
  const { product, variant: chosen, sizes, onChoose } = props;
  const variants = visibleVariants(product);
  if (variants.length < 2) return null;
  if (product.options?.length) {
    return (
      <Suspense fallback={<div style={{ height: product.options.length * PICKER_PX }} />}>
        <OptionChooser product={product} variant={chosen} onChoose={onChoose} />
      </Suspense>
    );
  }
  return (
    <OptionTiles
      legend={words.chooseAnOption}
      value={chosen.variantId}
      onChange={onChoose}
      options={variants.map((variant) => {
        const perUnit = unitPrice(product, variant, sizes);
        return {
          value: variant.variantId,
          title: sizes.nameOf(variant) || variant.sku,
          detail: <Price size="small" sellingPrice={toPaise(variant.sellingPrice)} mrp={toPaise(variant.mrp)} />,
          note: [perUnit && formatUnitPrice(perUnit), stockWords(variant)].filter(Boolean).join(" · "),
        };
      })}
    />
  );
});

/** With so few in stock, their number is shown. */
const FEW = 5;

function stockWords(variant: ProductVariant): string | undefined {
  if (isSoldOut(variant)) return words.soldOut;
  return variant.availableQuantity <= FEW ? words.left(variant.availableQuantity) : undefined;
}
