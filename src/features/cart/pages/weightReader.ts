import type { CartItem } from "#contract/sale/carts.ts";
import { formatWeight } from "#design/format/weight.ts";
import type { Catalogue } from "#domain/catalogue/index.ts";

/** `500 g`; must be called inside an observer, because the units are loaded later. */
export function weightReader(catalogue: Catalogue): (item: Pick<CartItem, "weight" | "weightUnit">) => string {
  return ({ weight, weightUnit }) => formatWeight(weight, catalogue.unitLabel(weightUnit));
}
