import { makeAutoObservable } from "mobx";
import type { CartItem } from "#contract/sale/carts.ts";
import type { CartCandidate, CartStore } from "#domain/cart/index.ts";

type Cart = Pick<CartStore, "items" | "add" | "remove" | "removeLine">;

/** Lines that were removed since the cart was opened. They stay in their place and can be put back. */
export class RemovedLines {
  private removed: CartItem[] = [];
  /** The variants' order at the time of the last removal. */
  private order: string[] = [];
  readonly #cart: Cart;

  constructor(cart: Cart) {
    this.#cart = cart;
    makeAutoObservable(this);
  }

  /** The cart's lines, and in their former places the removed ones that were not added again. */
  get lines(): CartItem[] {
    const gone = this.removed.filter(({ productVariantId }) => this.isGone(productVariantId));
    const placeOf = ({ productVariantId }: CartItem) => {
      const place = this.order.indexOf(productVariantId);
      return place < 0 ? this.order.length : place;
    };
    return [...this.#cart.items, ...gone].sort((one, other) => placeOf(one) - placeOf(other));
  }

  isGone(variantId: string): boolean {
    return !this.#cart.items.some(({ productVariantId }) => productVariantId === variantId);
  }

  /** Reduces the quantity by one, or removes the line at quantity one. */
  decrease(item: CartItem): void {
    if (item.quantity > 1) this.#cart.remove(item.productVariantId);
    else this.remove(item);
  }

  remove(item: CartItem): void {
    this.order = this.lines.map(({ productVariantId }) => productVariantId);
    this.removed = [...this.others(item), item];
    this.#cart.removeLine(item.productVariantId);
  }

  undo(item: CartItem): void {
    this.removed = this.others(item);
    this.#cart.add(candidateOf(item), item.quantity);
  }

  private others(item: CartItem): CartItem[] {
    return this.removed.filter(({ productVariantId }) => productVariantId !== item.productVariantId);
  }
}

/** The candidate with which the line can be added again. */
function candidateOf(item: CartItem): CartCandidate {
  const { quantity, isPriceChanged, insufficientStock, currentAvailableQuantity, ...known } = item;
  return { ...known, availableQuantity: currentAvailableQuantity };
}
