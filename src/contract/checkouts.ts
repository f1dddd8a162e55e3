import type { Address } from "./addresses";
import type { CartItem } from "./carts";
import { endpoint } from "./endpoint";
import type { Rupees } from "./wire.types";

export type PaymentMethod = "PAYMENT_GATEWAY" | "COD" | "WALLET";

export interface Checkout {
  id: string;
  shippingAddress: Address | null;
  paymentMethod: PaymentMethod | null;
  cartItems: CartItem[];
  totalPrice: Rupees;
  totalDiscount: Rupees;
  couponDiscount: Rupees;
  shippingPrice: Rupees;
  tax: Rupees;
  finalPrice: Rupees;
}

export const checkouts = {
  /** Prices come from the platform's own records; what `cartItems` says only shows what the shopper saw. */
  create: endpoint<{
    body: { orgId: string; customerId: string; cartItems: CartItem[]; couponCode: string };
    reply: Checkout;
  }>("POST", "/api/checkouts", "customer", { keyed: true }),
  update: endpoint<{
    params: { id: string };
    body: { shippingAddress: Address; couponCode: string; paymentMethod: PaymentMethod };
    reply: Checkout;
  }>("PATCH", "/api/checkouts/:id", "customer"),
};
