import { computed } from "mobx";
import type { Product, ProductVariant } from "#contract/catalogue/products.ts";
import type { CartStore } from "../cart";
import { cartCandidateOf } from "./cartCandidateOf";
import { isSoldOut } from "./productRules";

/**
 * An Add button that becomes a stepper. On the product page it is for the chosen variant. On a card it is for all variants: the
 * shopper is asked which one, unless exactly one is in the cart.
 */
export class BuyAction {
  /** Computed, so that an observer is notified of changes to these variants only, not of every change in the cart. */
  private readonly inCart = computed(() =>
    this.variants.reduce((sum, { variantId }) => sum + this.cart.quantityOf(variantId), 0),
  );
  private readonly target = computed(() => {
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

  /** The props of `commerce`'s AddButton. When the cart has more than is in stock, the shopper can still remove some. */
  get button() {
    const target = this.target.get();
    return {
      label: this.product.name,
      quantity: this.quantity,
      max: target && Math.max(target.availableQuantity, 0),
      soldOut: this.variants.every(isSoldOut),
      asks: this.variants.length > 1,
      onAdd: () => this.add(),
      onIncrease: () => this.add(),
      onDecrease: () => this.remove(),
    };
  }

  private add(): void {
    const variant = this.target.get();
    if (variant === undefined) this.ask(this.product);
    else this.cart.add(cartCandidateOf(this.product, variant));
  }

  /** Does nothing when nothing is in the cart (spec 5). */
  private remove(): void {
    const variant = this.target.get();
    if (this.quantity === 0) return;
    if (variant === undefined) this.ask(this.product);
    else this.cart.remove(variant.variantId);
  }
}
