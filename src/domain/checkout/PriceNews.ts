import { makeAutoObservable, reaction } from "mobx";
import { lineName } from "#contract/catalogue/lineName.ts";
import type { CartItem } from "#contract/sale/carts.ts";
import type { Rupees } from "#contract/wire.types.ts";
import { Disposables } from "#kernel/lifecycle/Disposables.ts";
import type { CartStore } from "../cart";
import type { CheckoutDraft } from "./CheckoutDraft";

export interface PriceChange {
  variantId: string;
  name: string;
  /** Undefined when this browser has never shown another price, and only the platform says that it changed. */
  was: Rupees | undefined;
  now: Rupees;
}

/**
 * The prices that changed since the shopper saw them, whichever answer brought them: the cart's, a new checkout's or a
 * changed one's. They stay until the shopper confirms having seen them (bar 5), also after a reload.
 */
export class PriceNews {
  readonly #disposables = new Disposables();
  readonly #draft: CheckoutDraft;
  readonly #cart: Pick<CartStore, "items" | "isLoading">;

  constructor(draft: CheckoutDraft, cart: Pick<CartStore, "items" | "isLoading">) {
    this.#draft = draft;
    this.#cart = cart;
    makeAutoObservable(this);
  }

  /** Must be called after the checkout was started, which reads the seen prices. */
  start(): void {
    this.#disposables.add(
      reaction(
        () => this.shown,
        () => this.remember(this.seen),
        { fireImmediately: true },
      ),
    );
  }

  dispose(): void {
    this.#disposables.dispose();
  }

  get changes(): PriceChange[] {
    return this.shown.flatMap((item) => {
      const { productVariantId: variantId, sellingPrice: now, isPriceChanged } = item;
      const was = this.seen[variantId];
      const isNews = was === undefined ? isPriceChanged : was !== now;
      return isNews ? [{ variantId, name: lineName(item), was, now }] : [];
    });
  }

  /** The shopper confirms having seen the new prices. */
  accept(): void {
    this.remember(Object.fromEntries(this.shown.map((item) => [item.productVariantId, item.sellingPrice])));
  }

  /** The items that the current step shows. */
  private get shown(): readonly CartItem[] {
    const { step, checkout } = this.#draft.record;
    if (step > 0 && checkout !== null) return checkout.cartItems;
    return this.#cart.isLoading ? [] : this.#cart.items;
  }

  private get seen(): Readonly<Record<string, Rupees>> {
    return this.#draft.record.seenPrices;
  }

  /** Stores the known prices of the shown items. A price that is shown for the first time counts as seen. */
  private remember(known: Readonly<Record<string, Rupees>>): void {
    if (this.shown.length === 0) return;
    const seenPrices: Record<string, Rupees> = {};
    for (const { productVariantId: id, sellingPrice, isPriceChanged } of this.shown) {
      const seen = known[id] ?? (isPriceChanged ? undefined : sellingPrice);
      if (seen !== undefined) seenPrices[id] = seen;
    }
    if (JSON.stringify(seenPrices) !== JSON.stringify(this.seen)) this.#draft.change({ seenPrices });
  }
}
