import type { Product } from "#contract/catalogue/products.ts";
import { knownPaise } from "./knownPaise";

/**
 * What one unit of a product costs with the tax that the cart adds to its selling price, in integer paise, rounded half up as the
 * platform does; undefined where the price or the rate of that tax is not known.
 */
export function paidPaise(
  { taxType, taxPercent }: Pick<Product, "taxType" | "taxPercent">,
  sellingPrice: number,
): number | undefined {
  const paise = knownPaise(sellingPrice);
  if (paise === undefined || taxType !== "EXCLUSIVE") return paise;
  if (!Number.isFinite(taxPercent)) return undefined;
  return paise + Math.floor((paise * Math.round(taxPercent * 100) + 5_000) / 10_000);
}
