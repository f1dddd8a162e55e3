import { makeAutoObservable } from "mobx";
import type { CartStore } from "../../domain/cart";
import { toPaise } from "../../domain/catalogue";
import { deliveryCharge, missingForFree } from "../../domain/checkout";
import type { Services } from "../../kernel/container/Services";
import { deliveryTermsOf } from "../../kernel/plugin/deliveryTermsOf";
import type { SlotRegistry } from "../../kernel/plugin/SlotRegistry";
import type { DeliveryTerms } from "../../kernel/plugin/Slots.types";
import { formatMoney } from "../../ui/format/money";

type Totals = NonNullable<CartStore["totals"]>;

/**
 * The delivery charge of the cart, by the store's terms and the platform's rule, so that no step shows a higher total than the
 * one before without an explanation. The charge of the platform's checkout is the final one.
 */
export class DeliveryCharges {
  constructor(
    private readonly slots: Pick<SlotRegistry, "data">,
    private readonly container: Services,
    private readonly cart: Pick<CartStore, "totals">,
  ) {
    makeAutoObservable<this, "slots" | "container" | "cart">(this, { slots: false, container: false, cart: false });
  }

  get isPending(): boolean {
    return this.terms?.isPending === true;
  }

  /** True when this build has delivery terms but only the checkout knows the charge. */
  get isUnknown(): boolean {
    return this.terms !== undefined && !this.isPending && this.charge === undefined;
  }

  /** In rupees; undefined while unknown, and in a build without delivery terms. */
  get charge(): number | undefined {
    return deliveryCharge(this.terms?.data, this.goodsPaise);
  }

  /** How much is missing for free delivery, as text; undefined when delivery is free already, or never. */
  get hint(): string | undefined {
    const missing = missingForFree(this.terms?.data, this.goodsPaise);
    if (this.cart.totals === null || !missing || !this.charge) return undefined;
    return `Add ${formatMoney(missing)} more for free delivery`;
  }

  /** The cart's totals, with the delivery charge if it is known. */
  get totals(): Totals | null {
    const { totals } = this.cart;
    return totals && { ...totals, finalPrice: (toPaise(totals.finalPrice) + toPaise(this.charge ?? 0)) / 100 };
  }

  private get terms(): DeliveryTerms | undefined {
    return deliveryTermsOf(this.slots, this.container);
  }

  private get goodsPaise(): number {
    const { totals } = this.cart;
    return totals === null ? 0 : toPaise(totals.totalPrice) - toPaise(totals.totalDiscount);
  }
}
