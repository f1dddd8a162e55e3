import type { Address } from "#contract/customers/addresses.ts";
import { type Checkout, checkouts, type PaymentMethod } from "#contract/sale/checkouts.ts";
import { type Order, orders } from "#contract/sale/orders.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import type { CartStore } from "../cart";
import type { Placement } from "./Checkout.types";

/** A cart whose totals the platform has answered, because an unknown total must not count as 0. */
export interface PricedCart {
  items: CartStore["items"];
  totals: NonNullable<CartStore["totals"]>;
}

/**
 * Spec 7.2, Checkout and Orders. `couponCode` is empty without a coupon. A platform must answer only the id of a new checkout,
 * and everything but the id of a changed one (reading 34); until the first change, the cart's values are used.
 */
export class CheckoutApi {
  constructor(
    private readonly api: ApiClient,
    private readonly shopper: { readonly customerId: string },
    private readonly store: { readonly orgId: string },
  ) {}

  async create({ items: cartItems, totals }: PricedCart, couponCode: string, key: string): Promise<Checkout> {
    const { customerId } = this.shopper;
    const { orgId } = this.store;
    const answer = await this.api.call(checkouts.create, { key, body: { orgId, customerId, cartItems, couponCode } });
    const { totalPrice, totalDiscount, couponDiscount, tax, finalPrice } = totals;
    const asInCart = { cartItems, totalPrice, totalDiscount, couponDiscount, tax, finalPrice };
    return { shippingAddress: null, paymentMethod: null, ...asInCart, ...answer };
  }

  async update(
    checkout: Checkout,
    shippingAddress: Address,
    couponCode: string,
    paymentMethod: PaymentMethod,
  ): Promise<Checkout> {
    const { id } = checkout;
    const body = { shippingAddress, couponCode, paymentMethod };
    const answer = await this.api.call(checkouts.update, { params: { id }, body });
    return { ...checkout, ...answer, id };
  }

  place({ checkoutId, key }: Placement): Promise<Pick<Order, "id">> {
    const { customerId } = this.shopper;
    const { orgId } = this.store;
    return this.api.call(orders.place, { key, body: { checkoutId, customerId, orgId } });
  }
}
