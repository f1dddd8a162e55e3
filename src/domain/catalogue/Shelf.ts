import type { Product, ProductVariant } from "../../contract/products";
import type { CartStore } from "../cart";
import { BuyAction } from "./BuyAction";
import type { Catalogue } from "./Catalogue";
import { ProductTile } from "./ProductTile";
import { isHidden, visibleVariants } from "./productRules";

/** Makes what grids and product pages sell from: the catalogue's products beside the one cart. */
export class Shelf {
  constructor(
    private readonly catalogue: Pick<Catalogue, "unitLabel">,
    private readonly cart: Pick<CartStore, "quantityOf" | "add" | "remove">,
  ) {}

  /** Hidden products are left out (spec 2.3). */
  tiles(products: readonly Product[]): ProductTile[] {
    return products.flatMap((product) => {
      const [first] = product.variants;
      if (first === undefined || isHidden(product)) return [];
      const choices = visibleVariants(product).length;
      return [new ProductTile(product, first, choices, (variant) => this.weightOf(variant), this.buy(product, first))];
    });
  }

  buy(product: Product, variant: ProductVariant): BuyAction {
    return new BuyAction(this.cart, product, variant);
  }

  /** `500 g`; empty when the variant has no weight (spec 3: default 0). */
  weightOf(variant: ProductVariant): string {
    return variant.weight ? `${variant.weight} ${this.catalogue.unitLabel(variant.weightUnit)}`.trim() : "";
  }
}
