import { computed } from "mobx";
import type { Product, ProductVariant } from "../../contract/products";
import type { CartStore } from "../cart";
import { cartCandidateOf } from "./cartCandidateOf";
import { isSoldOut } from "./productRules";

/** Add to cart that becomes a stepper, for one variant: on a card, on the product page, in its sticky bar. */
export class BuyAction {
  /** Computed, so that who draws it hears of its own variant and not of every change in the cart. */
  private readonly inCart = computed(() => this.cart.quantityOf(this.variant.variantId));

  constructor(
    private readonly cart: Pick<CartStore, "quantityOf" | "add" | "remove">,
    private readonly product: Product,
    private readonly variant: ProductVariant,
  ) {}

  get quantity(): number {
    return this.inCart.get();
  }

  /** The fields of `ui`'s AddButton. A shopper who has more of it than there is can still take some out. */
  get button() {
    return {
      label: this.product.name,
      quantity: this.quantity,
      max: Math.max(this.variant.availableQuantity, 0),
      soldOut: isSoldOut(this.variant),
      onAdd: () => this.add(),
      onIncrease: () => this.add(),
      onDecrease: () => this.remove(),
    };
  }

  private add(): void {
    this.cart.add(cartCandidateOf(this.product, this.variant));
  }

  /** Only called while there is something to take out (spec 5). */
  private remove(): void {
    if (this.quantity > 0) this.cart.remove(this.variant.variantId);
  }
}
