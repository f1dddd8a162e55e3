import type { Product } from "#contract/catalogue/products.ts";
import { knownPaise } from "./knownPaise";

/**
 * The price of one unit with the tax that the cart adds to its selling price, in integer paise, rounded half up as on the
 * platform. Undefined when the price or the rate of that tax is unknown.
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
