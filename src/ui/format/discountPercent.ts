/**
 * Spec 9: the rounded percent difference of list and reduced price, 0 when the reduced price is absent or 0. Also 0 when
 * the list price is not above it: no saving is claimed that is none (reading 17). Both in the same unit.
 */
export function discountPercent(listPrice: number, reducedPrice?: number | null): number {
  if (!reducedPrice || listPrice <= reducedPrice) return 0;
  return Math.round(((listPrice - reducedPrice) / listPrice) * 100);
}
