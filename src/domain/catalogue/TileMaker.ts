import type { Product, ProductVariant } from "#contract/catalogue/products.ts";
import { type NamedVariant, variantName } from "#contract/catalogue/variantName.ts";
import type { CartStore } from "../cart";
import { BuyAction } from "./BuyAction";
import type { Catalogue } from "./Catalogue";
import type { OptionChoice } from "./OptionChoice";
import { ProductTile } from "./ProductTile";
import { isHidden, shownVariant, type VariantFilter, visibleVariants } from "./productRules";

/** Makes a tile for each product of a grid, with the button that adds the product to the cart. */
export class TileMaker {
  constructor(
    private readonly catalogue: Pick<Catalogue, "unitLabel">,
    private readonly cart: Pick<CartStore, "quantityOf" | "add" | "remove">,
    private readonly choice: Pick<OptionChoice, "ask">,
  ) {}

  /** Leaves out hidden products (spec 2.3). @param fits a card shows a variant that fits, if there is one */
  tiles(products: readonly Product[], fits?: VariantFilter): ProductTile[] {
    return products.flatMap((product) => {
      const shown = shownVariant(product, fits);
      if (shown === undefined || isHidden(product)) return [];
      const choices = visibleVariants(product);
      const { ask } = this.choice;
      return [new ProductTile(product, shown, choices.length, this.buy(product, shown, choices), ask)];
    });
  }

  /** @param counted the variants that the button counts; it adds `shown` */
  buy(product: Product, shown: ProductVariant, counted: readonly ProductVariant[] = [shown]): BuyAction {
    return new BuyAction(this.cart, product, shown, counted, this.nameOf, this.choice.ask);
  }

  /** `500 g` or `Maroon · XL`; read while a card renders. */
  readonly nameOf = (variant: NamedVariant): string => variantName(variant, this.unitLabel);

  /** `GRAM` → `g` */
  readonly unitLabel = (unit: string): string => this.catalogue.unitLabel(unit);
}
