/** The cart in words; the badge counts line items (reading 16). */
export function cartLabel(count: number): string {
  if (count === 0) return "Cart";
  // As the badge says it, so that what is seen is what is heard.
  if (count > 99) return "Cart, 99+ items";
  return count === 1 ? "Cart, 1 item" : `Cart, ${count} items`;
}
