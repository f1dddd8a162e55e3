import { variantOf } from "./store";

/** The lines as cart items (spec 3) with their sums, in rupees. */
export function pricesOf(lines: ReadonlyMap<string, number>, shippingPrice = 25) {
  const items = [...lines].flatMap(([variantId, quantity]) => {
    const found = variantOf(variantId);
    if (found === undefined) return [];
    const { product, variant } = found;
    const { mrp, sellingPrice, sku, weight = 0, weightUnit, availableQuantity } = variant;
    return [
      {
        productVariantId: variantId,
        productName: product.name,
        sku,
        thumbnail: product.thumbnail,
        mrp,
        sellingPrice,
        quantity,
        weight,
        weightUnit,
        taxType: product.taxType,
        taxPercent: product.taxPercent,
        isPriceChanged: false,
        insufficientStock: false,
        currentAvailableQuantity: availableQuantity,
      },
    ];
  });
  const sum = (of: (item: (typeof items)[number]) => number) =>
    items.reduce((total, item) => total + of(item) * item.quantity, 0);
  const totalPrice = sum(({ mrp }) => mrp);
  const selling = sum(({ sellingPrice }) => sellingPrice);
  return {
    items,
    totalPrice,
    totalDiscount: totalPrice - selling,
    couponDiscount: 0,
    tax: 0,
    shippingPrice,
    finalPrice: selling + shippingPrice,
  };
}
