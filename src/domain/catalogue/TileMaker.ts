import type { Product, ProductVariant } from "../../contract/catalogue/products";
import type { CartStore } from "../cart";
import { BuyAction } from "./BuyAction";
import type { Catalogue } from "./Catalogue";
import type { OptionChoice } from "./OptionChoice";
import { ProductTile } from "./ProductTile";
import { isHidden, shownVariant, type VariantFilter, visibleVariants } from "./productRules";
import { unitPrice } from "./unitPrice";

/** Makes a tile for each product that a grid shows, and the button by which it goes into the one cart. */
export class TileMaker {
  constructor(
    private readonly catalogue: Pick<Catalogue, "unitLabel">,
    private readonly cart: Pick<CartStore, "quantityOf" | "add" | "remove">,
    private readonly choice: Pick<OptionChoice, "ask">,
  ) {}

  /**
   * Hidden products are left out (spec 2.3).
   * @param fits of which variants cards show one, where there are such
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

  /** `500 g`; empty when the variant has no weight (spec 3: default 0). */
  weightOf({ weight, weightUnit }: ProductVariant): string {
    return weight ? `${weight} ${this.catalogue.unitLabel(weightUnit)}`.trim() : "";
  }

  /** The unit as shoppers read it: `kg`. */
  unitPriceOf(product: Product, variant: ProductVariant): { paise: number; unit: string } | undefined {
    const price = unitPrice(product, variant);
    const unit = price && this.catalogue.unitLabel(price.unit);
    return unit ? { ...price, unit } : undefined;
  }
}
