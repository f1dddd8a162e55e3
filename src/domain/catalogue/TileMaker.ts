import type { Product, ProductVariant } from "#contract/catalogue/products.ts";
import { type NamedVariant, variantName } from "#contract/catalogue/variantName.ts";
import type { CartItem } from "#contract/sale/carts.ts";
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
    private readonly cart: Pick<CartStore, "quantityOf" | "add" | "remove" | "items">,
    private readonly choice: Pick<OptionChoice, "ask">,
  ) {}

  /** Leaves out hidden products (spec 2.3). @param fits a card shows a variant that fits, if there is one */
  tiles(products: readonly Product[], fits?: VariantFilter): ProductTile[] {
    return products.flatMap((product) => {
      const shown = shownVariant(product, fits);
      if (shown === undefined || isHidden(product)) return [];
      const listed = visibleVariants(product);
      const counted = product.variantCount ? () => [...listed, ...this.unlisted(product)] : () => listed;
      const buy = this.action(product, shown, counted);
      return [new ProductTile(product, shown, product.variantCount ?? listed.length, buy, this.choice.ask)];
    });
  }

  /** @param counted the variants that the button counts; it adds `shown` */
  buy(product: Product, shown: ProductVariant, counted: readonly ProductVariant[] = [shown]): BuyAction {
    return this.action(product, shown, () => counted);
  }

  private action(product: Product, shown: ProductVariant, counted: () => readonly ProductVariant[]): BuyAction {
    return new BuyAction(this.cart, product, shown, counted, this.nameOf, this.choice.ask);
  }

  /** Variants that are in the cart but not in the list. */
  private unlisted({ id, variants }: Product): ProductVariant[] {
    const isListed = (line: CartItem) => variants.some(({ variantId }) => variantId === line.productVariantId);
    return this.cart.items.filter((line) => line.productId === id && !isListed(line)).map(variantOf);
  }

  /** `500 g` or `Maroon · XL`; read while a card renders. */
  readonly nameOf = (variant: NamedVariant): string => variantName(variant, this.unitLabel);

  /** `GRAM` → `g` */
  readonly unitLabel = (unit: string): string => this.catalogue.unitLabel(unit);
}

function variantOf({ productVariantId, thumbnail, currentAvailableQuantity, ...line }: CartItem): ProductVariant {
  return {
    ...line,
    variantId: productVariantId,
    imagePathList: [thumbnail],
    availableQuantity: currentAvailableQuantity,
    isVisible: true,
  };
}
