import type { Product } from "#contract/catalogue/products.ts";
import type { Address } from "#contract/customers/addresses.ts";

export const STORE = { orgId: "org-7", storeId: "store-7", name: "Corner Shop", logoPath: "" };

export const ADDRESS: Address = {
  name: "Asha Rao",
  mobile: "9876543210",
  address: "12, Lake Road",
  city: "Bengaluru",
  state: "Karnataka",
  country: "India",
  pin: "560038",
  addressType: "Home",
};

export const CATEGORIES = [
  { id: "c-dairy", name: "Dairy", imagePath: "", isActive: true, productCount: 2 },
  { id: "c-bread", name: "Bread", imagePath: "", isActive: true, productCount: 1 },
];

export const PRODUCTS: Product[] = [
  product("milk", "Morning Milk", "c-dairy", 30, 32, true),
  product("curd", "Set Curd", "c-dairy", 45, 45, false),
  product("loaf", "Sourdough Loaf", "c-bread", 120, 150, false),
];

function product(
  id: string,
  name: string,
  categoryId: string,
  sellingPrice: number,
  mrp: number,
  isSubscribable: boolean,
): Product {
  const variant = {
    variantId: `v-${id}`,
    imagePathList: [],
    mrp,
    sellingPrice,
    availableQuantity: 20,
    weightUnit: "GRAM",
    sku: id.toUpperCase(),
    isVisible: true,
  };
  return {
    id: `p-${id}`,
    name,
    brand: "Corner",
    description: `<p>${name}, every day.</p>`,
    thumbnail: "",
    isSubscribable,
    categoryId,
    taxPercent: 5,
    taxType: "INCLUSIVE",
    // One of the two variants has no weight: 0 is its default (spec 3).
    variants: [
      { ...variant, weight: 500 },
      { ...variant, variantId: `v-${id}-2`, sku: `${id}-2` },
    ],
  };
}

export function variantOf(id: string) {
  for (const product of PRODUCTS) {
    const variant = product.variants.find(({ variantId }) => variantId === id);
    if (variant) return { product, variant };
  }
  return undefined;
}
