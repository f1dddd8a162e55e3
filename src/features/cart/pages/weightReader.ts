import type { CartItem } from "../../../contract/sale/carts";
import type { Catalogue } from "../../../domain/catalogue";
import { formatWeight } from "../../../ui/format/weight";

/** `500 g`; must be called inside an observer, because the units are loaded later. */
export function weightReader(catalogue: Catalogue): (item: Pick<CartItem, "weight" | "weightUnit">) => string {
  return ({ weight, weightUnit }) => formatWeight(weight, catalogue.unitLabel(weightUnit));
}
