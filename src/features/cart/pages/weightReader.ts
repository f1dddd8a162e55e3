import type { CartItem } from "../../../contract/sale/carts";
import type { Catalogue } from "../../../domain/catalogue";
import { formatWeight } from "../../../ui/format/weight";

/** `500 g`; read it inside an observer, the units come from the platform. */
export function weightReader(catalogue: Catalogue): (item: Pick<CartItem, "weight" | "weightUnit">) => string {
  return ({ weight, weightUnit }) => formatWeight(weight, catalogue.unitLabel(weightUnit));
}
