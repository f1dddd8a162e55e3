import type { Product, ProductVariant } from "#contract/catalogue/products.ts";
import type { CartCandidate } from "../cart";
import { picturesOf } from "./productRules";

export function cartCandidateOf(product: Product, variant: ProductVariant): CartCandidate {
  return {
    productId: product.id,
    productVariantId: variant.variantId,
    productName: product.name,
    sku: variant.sku,
    thumbnail: picturesOf(product, variant)[0] ?? "",
    mrp: variant.mrp,
    sellingPrice: variant.sellingPrice,
    weight: variant.weight ?? 0,
    weightUnit: variant.weightUnit,
    options: variant.options,
    taxType: product.taxType,
    taxPercent: product.taxPercent,
    availableQuantity: variant.availableQuantity,
  };
}
