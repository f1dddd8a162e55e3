export interface SubscriptionSummary {
  subtotal: number;
  tax: number;
  savings: number;
  total: number;
}

/**
 * The price of one delivery, in paise (spec 9): subtotal at list price, tax fixed at 0, savings against the list price,
 * total at selling price. An MRP below the selling price is a store's mistake and saves nothing (reading 17).
 */
export function subscriptionSummary(mrp: number, sellingPrice: number, quantity: number): SubscriptionSummary {
  const listPrice = Math.max(mrp, sellingPrice);
  return {
    subtotal: listPrice * quantity,
    tax: 0,
    savings: (listPrice - sellingPrice) * quantity,
    total: sellingPrice * quantity,
  };
}
