/**
 * Spec 9: the rounded difference of list price and reduced price in percent; 0 when the reduced price is absent or 0. Also
 * 0 when the list price is unknown or not higher, so that no saving is claimed where there is none (reading 17). Both
 * prices are in the same unit.
 */
export function discountPercent(listPrice: number | undefined, reducedPrice?: number | null): number {
  if (!listPrice || !reducedPrice || listPrice <= reducedPrice) return 0;
  return Math.round(((listPrice - reducedPrice) / listPrice) * 100);
}
