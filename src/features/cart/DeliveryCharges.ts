import type { Container } from "inversify";
import { makeAutoObservable } from "mobx";
import type { CartStore } from "../../domain/cart";
import { toPaise } from "../../domain/catalogue";
import type { SlotRegistry } from "../../kernel/plugin/SlotRegistry";
import type { DeliveryTerms } from "../../kernel/plugin/Slots.types";
import { formatMoney } from "../../ui/format/money";

type Totals = NonNullable<CartStore["totals"]>;

/**
 * What the delivery adds to the cart, by the store's terms and the platform's own rule, so that no step is dearer than the one
 * before without a word. The checkout has the last word on it.
 */
export class DeliveryCharges {
  constructor(
    private readonly slots: Pick<SlotRegistry, "data">,
    private readonly container: Container,
    private readonly cart: Pick<CartStore, "totals">,
  ) {
    makeAutoObservable<this, "slots" | "container" | "cart">(this, { slots: false, container: false, cart: false });
  }

  get isPending(): boolean {
    return this.terms?.isPending === true;
  }

  /** The build delivers, and nobody says for how much before the checkout does. */
  get isUnknown(): boolean {
    return this.terms !== undefined && !this.isPending && this.charge === undefined;
  }

  /** In rupees; undefined while it is not known, and in a build that delivers nothing. */
  get charge(): number | undefined {
    const config = this.terms?.data;
    if (config === undefined) return undefined;
    return this.missingPaise === 0 || config.shippingEnabled === false ? 0 : config.shippingCharge;
  }

  /** How near the free delivery is; undefined where it is free already, or never. */
  get hint(): string | undefined {
    const { missingPaise, charge } = this;
    if (!missingPaise || !charge) return undefined;
    return `Add ${formatMoney(missingPaise)} more for free delivery`;
  }

  /** The cart's own, with the delivery where it is known. */
  get totals(): Totals | null {
    const { totals } = this.cart;
    return totals && { ...totals, finalPrice: (toPaise(totals.finalPrice) + toPaise(this.charge ?? 0)) / 100 };
  }

  private get terms(): DeliveryTerms | undefined {
    return this.slots.data("delivery-terms")[0]?.termsOf(this.container);
  }

  /** Goods count at their selling prices, before a coupon and tax. */
  private get missingPaise(): number | undefined {
    const { totals } = this.cart;
    const freeFrom = this.terms?.data?.freeShippingFrom ?? 0;
    if (totals === null || freeFrom === 0) return undefined;
    return Math.max(0, toPaise(freeFrom) - toPaise(totals.totalPrice) + toPaise(totals.totalDiscount));
  }
}
