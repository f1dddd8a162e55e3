import type { Product, ProductVariant } from "#contract/catalogue/products.ts";
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

/** The price of one unit in integer paise, and the unit's label as shoppers read it: `kg`. */
interface UnitPrice {
  paise: number;
  unit: string;
}

/**
 * The price of one kilogram, litre or piece, where sizes of a product are compared. Undefined for a product whose variants do
 * not differ in size, for exactly one unit, whose price is the price itself, and where the size or the unit's label is not
 * known.
 */
export function unitPrice(
  product: Product,
  variant: ProductVariant,
  { unitLabel }: { unitLabel: (unit: string) => string },
): UnitPrice | undefined {
  const size = sizeOf(variant);
  if (size === undefined || size.size === 1) return undefined;
  const others = visibleVariants(product).flatMap((other) => sizeOf(other)?.size ?? []);
  const unit = unitLabel(size.unit);
  if (new Set(others).size < 2 || !unit) return undefined;
  return { paise: Math.round(toPaise(variant.sellingPrice) / size.size), unit };
}

/** How many of the compared unit a variant is; a platform may leave out its weight, or name a unit of its own. */
function sizeOf({ weight, weightUnit }: ProductVariant): { size: number; unit: string } | undefined {
  const [unit, inUnit] = COMPARED[weightUnit] ?? [];
  if (unit === undefined || inUnit === undefined || !weight || !(weight > 0)) return undefined;
  return { size: weight / inUnit, unit };
}
