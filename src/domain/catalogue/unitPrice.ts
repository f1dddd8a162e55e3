import type { Product, ProductVariant } from "../../contract/catalogue/products";
import { visibleVariants } from "./productRules";
import { toPaise } from "./toPaise";

/** The unit in which the sizes of a product are compared, and its size in the variant's own unit. */
const COMPARED: Record<string, [unit: string, size: number]> = {
  GRAM: ["KILOGRAM", 1000],
  KILOGRAM: ["KILOGRAM", 1],
  MILLILITRE: ["LITRE", 1000],
  LITRE: ["LITRE", 1],
  PIECE: ["PIECE", 1],
  DOZEN: ["PIECE", 1 / 12],
};

/** Integer paise, and a key of the ProductWeightUnit enumeration. */
export interface UnitPrice {
  paise: number;
  unit: string;
}

/** The price of one kilogram, litre or piece of a variant, for products whose variants differ in size; undefined for others. */
export function unitPrice(
  product: Product,
  { weight = 0, weightUnit, sellingPrice }: ProductVariant,
): UnitPrice | undefined {
  const [unit, size] = COMPARED[weightUnit] ?? [];
  if (unit === undefined || size === undefined || weight <= 0) return undefined;
  const sizes = visibleVariants(product).map(
    ({ weight: other = 0, weightUnit: otherUnit }) => other / (COMPARED[otherUnit]?.[1] ?? 0),
  );
  if (new Set(sizes).size < 2) return undefined;
  return { paise: Math.round((toPaise(sellingPrice) * size) / weight), unit };
}
