import type { Address } from "../../contract/addresses";
import type { CartItem } from "../../contract/carts";
import { type Checkout, checkouts, type PaymentMethod } from "../../contract/checkouts";
import { type Order, orders } from "../../contract/orders";
import type { ApiClient } from "../../kernel/http/ApiClient";
import type { Placement } from "./Checkout.types";

/** Spec 7.2, Checkout and Orders. `couponCode` is empty without a coupon. */
export class CheckoutApi {
  constructor(
    private readonly api: ApiClient,
    private readonly shopper: { readonly customerId: string },
    private readonly store: { readonly orgId: string },
  ) {}

  create(cartItems: CartItem[], couponCode: string, key: string): Promise<Checkout> {
    const { customerId } = this.shopper;
    const { orgId } = this.store;
    return this.api.call(checkouts.create, { key, body: { orgId, customerId, cartItems, couponCode } });
  }

  update(id: string, shippingAddress: Address, couponCode: string, paymentMethod: PaymentMethod): Promise<Checkout> {
    const body = { shippingAddress, couponCode, paymentMethod };
    return this.api.call(checkouts.update, { params: { id }, body });
  }

  place({ checkoutId, key }: Placement): Promise<Order> {
    const { customerId } = this.shopper;
    const { orgId } = this.store;
    return this.api.call(orders.place, { key, body: { checkoutId, customerId, orgId } });
  }
}
