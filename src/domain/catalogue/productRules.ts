import type { Product, ProductVariant } from "#contract/catalogue/products.ts";

/**
 * Spec 2.3: a product is hidden if its first variant is not visible. A product without variants has nothing to sell, so it is
 * hidden too.
 */
export function isHidden(product: Product): boolean {
  return product.variants[0]?.isVisible !== true;
}

export function visibleVariants(product: Product): ProductVariant[] {
  return product.variants.filter((variant) => variant.isVisible);
}

/**
 * The requested variant, if the product has it and it is visible. Else the first visible one in stock, or the first visible
 * one.
 */
export function chosenVariant(product: Product, variantId?: string | null): ProductVariant | undefined {
  return chosenAmong(visibleVariants(product), variantId);
}

/**
 * The variant that a card shows: among the visible ones that fit (among all when none fits) the one that the search names,
 * else the first in stock.
 */
export function shownVariant(product: Product, fits: VariantFilter = () => true): ProductVariant | undefined {
  const visible = visibleVariants(product);
  const fitting = visible.filter(fits);
  return chosenAmong(fitting.length > 0 ? fitting : visible, product.fittingVariantId);
}

export type VariantFilter = (variant: ProductVariant) => boolean;

function chosenAmong(variants: ProductVariant[], variantId?: string | null): ProductVariant | undefined {
  const asked = variants.find((variant) => variant.variantId === variantId);
  return asked ?? variants.find((variant) => !isSoldOut(variant)) ?? variants[0];
}

export function isSoldOut(variant: ProductVariant): boolean {
  return variant.availableQuantity <= 0;
}

/** The variant's pictures without duplicates; the product's thumbnail when it has none. */
export function picturesOf(product: Product, variant: ProductVariant): string[] {
  const pictures = [...new Set(variant.imagePathList.filter(Boolean))];
  if (pictures.length > 0) return pictures;
  return product.thumbnail ? [product.thumbnail] : [];
}

/** What a card shows of the product: the variant that it names, where options make variants look different. */
export function pictureOf(product: Product, variant: ProductVariant): string | undefined {
  const [first] = product.options ? picturesOf(product, variant) : [];
  return first ?? (product.thumbnail || variant.imagePathList[0]);
}

/** Undefined while nobody has rated the product. */
export function ratingOf({ averageRating, ratingCount }: Product): { average: number; count: number } | undefined {
  return ratingCount && averageRating ? { average: averageRating, count: ratingCount } : undefined;
}
