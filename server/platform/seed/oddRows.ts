import type { FolderVariant, StoreFolder } from "../storeFolder/StoreFolder.types";

/** Values that a folder cannot have but another platform may send. They show how the storefront handles them. */
const ODD: Record<string, Partial<FolderVariant>> = {
  // The price is above the MRP, so the MRP is not shown.
  "FB-RAZOR-1PC": { mrpPaise: 6000 },
  // The variant has no size.
  "FB-BOUQUET-0PC": { weight: 0 },
};

export function withOddRows(folder: StoreFolder): StoreFolder {
  const products = folder.products.map((product) => ({
    ...product,
    variants: product.variants.map((variant) => ({ ...variant, ...ODD[variant.sku] })),
  }));
  return { ...folder, products };
}
