import { computed } from "mobx";
import type { Product, ProductVariant } from "../../contract/catalogue/products";
import type { CartStore } from "../cart";
import { cartCandidateOf } from "./cartCandidateOf";
import { isSoldOut } from "./productRules";

/**
 * Add to cart that becomes a stepper: on the product page for its variant; on a card for all that there is to choose from,
 * of which the shopper is asked for one until exactly one is in the cart.
 */
export class BuyAction {
  /** Computed, so that who draws it hears of its own variants and not of every change in the cart. */
  private readonly inCart = computed(() =>
    this.variants.reduce((sum, { variantId }) => sum + this.cart.quantityOf(variantId), 0),
  );
  private readonly meant = computed(() => {
    const { variants } = this;
    if (variants.length === 1) return variants[0];
    const chosen = variants.filter(({ variantId }) => this.cart.quantityOf(variantId) > 0);
    return chosen.length === 1 ? chosen[0] : undefined;
  });

  constructor(
    private readonly cart: Pick<CartStore, "quantityOf" | "add" | "remove">,
    private readonly product: Product,
    private readonly variants: readonly ProductVariant[],
    private readonly ask: (product: Product) => void,
  ) {}

  get quantity(): number {
    return this.inCart.get();
  }

  /** The fields of `ui`'s AddButton. A shopper who has more of it than there is can still take some out. */
  get button() {
    const meant = this.meant.get();
    return {
      label: this.product.name,
      quantity: this.quantity,
      max: meant && Math.max(meant.availableQuantity, 0),
      soldOut: this.variants.every(isSoldOut),
      asks: this.variants.length > 1,
      onAdd: () => this.add(),
      onIncrease: () => this.add(),
      onDecrease: () => this.remove(),
    };
  }

  private add(): void {
    const variant = this.meant.get();
    if (variant === undefined) this.ask(this.product);
    else this.cart.add(cartCandidateOf(this.product, variant));
  }

  /** Only called while there is something to take out (spec 5). */
  private remove(): void {
    const variant = this.meant.get();
    if (this.quantity === 0) return;
    if (variant === undefined) this.ask(this.product);
    else this.cart.remove(variant.variantId);
  }
}
