import type { Product, ProductVariant } from "#contract/catalogue/products.ts";
import { type NamedVariant, variantName } from "#contract/catalogue/variantName.ts";
import type { CartStore } from "../cart";
import { BuyAction } from "./BuyAction";
import type { Catalogue } from "./Catalogue";
import type { OptionChoice } from "./OptionChoice";
import { ProductTile } from "./ProductTile";
import { isHidden, shownVariant, type VariantFilter, visibleVariants } from "./productRules";
import { unitPrice } from "./unitPrice";

/** Makes a tile for each product of a grid, with the button that adds the product to the cart. */
export class TileMaker {
  constructor(
    private readonly catalogue: Pick<Catalogue, "unitLabel">,
    private readonly cart: Pick<CartStore, "quantityOf" | "add" | "remove">,
    private readonly choice: Pick<OptionChoice, "ask">,
  ) {}

  /**
   * Leaves out hidden products (spec 2.3).
   * @param fits cards show a variant for which this is true, if there is one
   */
  tiles(products: readonly Product[], fits?: VariantFilter): ProductTile[] {
    return products.flatMap((product) => {
      const shown = shownVariant(product, fits);
      if (shown === undefined || isHidden(product)) return [];
      const choices = visibleVariants(product);
      return [new ProductTile(product, shown, choices.length, this, this.buy(product, ...choices))];
    });
  }

  buy(product: Product, ...variants: ProductVariant[]): BuyAction {
    return new BuyAction(this.cart, product, variants, this.choice.ask);
  }

  /** `500 g` or `Maroon · XL`; read while a card renders. */
  nameOf(variant: NamedVariant): string {
    return variantName(variant, (unit) => this.catalogue.unitLabel(unit));
  }

  /** The price for one unit, with the unit's label as shoppers read it: `kg`. */
  unitPriceOf(product: Product, variant: ProductVariant): { paise: number; unit: string } | undefined {
    const price = unitPrice(product, variant);
    const unit = price && this.catalogue.unitLabel(price.unit);
    return unit ? { ...price, unit } : undefined;
  }
}
