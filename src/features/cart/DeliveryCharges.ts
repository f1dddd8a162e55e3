import { makeAutoObservable } from "mobx";
import type { Checkout } from "#contract/sale/checkouts.ts";
import type { Rupees } from "#contract/wire.types.ts";
import { formatMoney } from "#design/format/money.ts";
import type { CartStore } from "#domain/cart/index.ts";
import { toPaise } from "#domain/catalogue/index.ts";
import {
  type DeliveryTerms,
  deliveryCharge,
  deliveryTermsOf,
  goodsPaise,
  missingForFree,
  shownDelivery,
} from "#domain/checkout/index.ts";
import type { Services } from "#kernel/container/Services.ts";
import type { SlotRegistry } from "#kernel/plugin/SlotRegistry.ts";
import * as words from "./words.en";

/**
 * The delivery charge of the cart, by the store's terms and the platform's rule. It is shown from the first step, so that
 * no later step surprises with a higher sum. It is never added to a total (reading 38). The charge of the platform's
 * checkout is the final one.
 */
export class DeliveryCharges {
  readonly #slots: Pick<SlotRegistry, "data">;
  readonly #container: Services;
  readonly #cart: Pick<CartStore, "totals">;

  constructor(slots: Pick<SlotRegistry, "data">, container: Services, cart: Pick<CartStore, "totals">) {
    this.#slots = slots;
    this.#container = container;
    this.#cart = cart;
    makeAutoObservable(this);
  }

  get isPending(): boolean {
    return this.terms?.isPending === true;
  }

  /** True when this build has delivery terms, but only the checkout knows the charge. */
  get isUnknown(): boolean {
    return this.terms !== undefined && !this.isPending && this.charge === undefined;
  }

  /** In rupees; undefined while unknown, and in a build without delivery terms. */
  get charge(): number | undefined {
    const { goodsPaise } = this;
    return goodsPaise === undefined ? undefined : deliveryCharge(this.terms?.data, goodsPaise);
  }

  /** How much is missing for free delivery, as text; undefined when delivery is free already, or never. */
  get hint(): string | undefined {
    const { goodsPaise } = this;
    const missing = goodsPaise === undefined ? undefined : missingForFree(this.terms?.data, goodsPaise);
    if (!missing || !this.charge) return undefined;
    return words.addMoreForFreeDelivery(formatMoney(missing));
  }

  /**
   * What a page says about delivery, in rupees: `shipping` is in the platform's total, `later` will be added to it
   * (reading 38). `hint` says the latter where there is little space. @param checkout null before there is one
   */
  shownFor(checkout: Pick<Checkout, "shippingPrice"> | null): { shipping?: Rupees; later?: Rupees; hint?: string } {
    // A platform may send null for an unknown price.
    const price = checkout?.shippingPrice ?? undefined;
    if (price !== undefined) return { shipping: shownDelivery(this.#slots, price) };
    const { charge: later } = this;
    return later ? { later, hint: words.delivery(formatMoney(toPaise(later))) } : { later };
  }

  private get terms(): DeliveryTerms | undefined {
    return deliveryTermsOf(this.#slots, this.#container);
  }

  private get goodsPaise(): number | undefined {
    return goodsPaise(this.#cart.totals);
  }
}
