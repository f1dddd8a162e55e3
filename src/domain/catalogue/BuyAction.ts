import { compareStructural, computed } from "mobx";
import type { Product, ProductVariant } from "#contract/catalogue/products.ts";
import type { CartStore } from "../cart";
import { cartCandidateOf } from "./cartCandidateOf";
import { isSoldOut } from "./productRules";
import * as words from "./words.en";

/**
 * An Add button that becomes a stepper, for the shown variant. On a card it counts all variants of the product. If another
 * variant is in the cart, it changes that one; if several are, it asks the shopper which.
 */
export class BuyAction {
  /** Computed, so that only changes to these variants notify an observer, and not every change in the cart. */
  private readonly bought = computed(
    () =>
      this.variants().flatMap((variant) => {
        const quantity = this.cart.quantityOf(variant.variantId);
        return quantity > 0 ? { variant, quantity } : [];
      }),
    { equals: compareStructural },
  );

  constructor(
    private readonly cart: Pick<CartStore, "quantityOf" | "add" | "remove">,
    private readonly product: Product,
    private readonly shown: ProductVariant,
    private readonly variants: () => readonly ProductVariant[],
    private readonly nameOf: (variant: ProductVariant) => string,
    private readonly ask: (product: Product) => void,
  ) {}

  get quantity(): number {
    return this.bought.get().reduce((sum, { quantity }) => sum + quantity, 0);
  }

  get inCart(): ProductVariant[] {
    return this.bought.get().map(({ variant }) => variant);
  }

  /** The variant that is in the cart, or else shown: `500 g`. Read while a card renders, because units are loaded later. */
  get name(): string {
    return this.nameOf(this.target ?? this.shown);
  }

  /** What is in the cart: `500 g × 1, 1 kg × 2`. */
  get what(): string {
    return this.bought
      .get()
      .map(({ variant, quantity }) => `${this.nameOf(variant)} × ${quantity}`)
      .join(words.comma);
  }

  /** The props of `commerce`'s AddButton. When the cart has more than is in stock, the shopper can still remove some. */
  get button() {
    const { target, product } = this;
    const choices = product.variantCount ?? this.variants().length;
    const variant = choices > 1 && (target ? this.nameOf(target) : this.what);
    return {
      label: variant ? product.name + words.comma + variant : product.name,
      quantity: this.quantity,
      max: target && Math.max(target.availableQuantity, 0),
      soldOut: isSoldOut(this.shown),
      onAdd: () => this.add(),
      onIncrease: () => this.add(),
      onDecrease: () => this.remove(),
    };
  }

  private get target(): ProductVariant | undefined {
    const [first = this.shown, ...more] = this.inCart;
    return more.length > 0 ? undefined : first;
  }

  private add(): void {
    const { target } = this;
    if (target === undefined) this.ask(this.product);
    else this.cart.add(cartCandidateOf(this.product, target));
  }

  /** Does nothing when nothing is in the cart (spec 5). */
  private remove(): void {
    const { target } = this;
    if (this.quantity === 0) return;
    if (target === undefined) this.ask(this.product);
    else this.cart.remove(target.variantId);
  }
}
