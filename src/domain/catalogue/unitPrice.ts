import type { Product, ProductVariant } from "#contract/catalogue/products.ts";
import { visibleVariants } from "./productRules";
import { toPaise } from "./toPaise";

/** The unit in which the sizes of a product are compared, and how many of the variant's own unit it has. */
const COMPARED: Record<string, [unit: string, size: number]> = {
  GRAM: ["KILOGRAM", 1000],
  KILOGRAM: ["KILOGRAM", 1],
  MILLILITRE: ["LITRE", 1000],
  LITRE: ["LITRE", 1],
  PIECE: ["PIECE", 1],
  DOZEN: ["PIECE", 1 / 12],
};

/** The price of one unit in integer paise, and the unit's label: `kg`. */
interface UnitPrice {
  paise: number;
  unit: string;
}

/**
 * The price of one kilogram, litre or piece, to compare the sizes of a product. Undefined when its variants do not differ
 * in size, when the variant is exactly one unit, and when the size or the unit's label is unknown.
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

/** The variant's size in the compared unit. A platform may leave out the weight, or use a unit of its own. */
function sizeOf({ weight, weightUnit }: ProductVariant): { size: number; unit: string } | undefined {
  const [unit, inUnit] = COMPARED[weightUnit] ?? [];
  if (unit === undefined || inUnit === undefined || !weight || !(weight > 0)) return undefined;
  return { size: weight / inUnit, unit };
}
