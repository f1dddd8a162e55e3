import type { FolderVariant, StoreFolder } from "../storeFolder/StoreFolder.types";

/** What no folder may say and yet a storefront may be sent by another platform, for the demo to show. */
const ODD: Record<string, Partial<FolderVariant>> = {
  // A price above the MRP: it is shown without one.
  "FB-RAZOR-1PC": { mrpPaise: 6000 },
  // No size.
  "FB-BOUQUET-0PC": { weight: 0 },
};

export function withOddRows(folder: StoreFolder): StoreFolder {
  const products = folder.products.map((product) => ({
    ...product,
    variants: product.variants.map((variant) => ({ ...variant, ...ODD[variant.sku] })),
  }));
  return { ...folder, products };
}
