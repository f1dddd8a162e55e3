import type { Address } from "../customers/addresses";
import { endpoint } from "../endpoint";
import type { Rupees, Whole } from "../wire.types";
import type { CartItem, WholeCartItem } from "./carts";

export type PaymentMethod = "PAYMENT_GATEWAY" | "COD" | "WALLET";

export interface Checkout {
  id: string;
  shippingAddress: Address | null;
  paymentMethod: PaymentMethod | null;
  cartItems: CartItem[];
  totalPrice: Rupees;
  totalDiscount: Rupees;
  couponDiscount: Rupees;
  /** Left out while the delivery charge is not known. */
  shippingPrice?: Rupees;
  tax: Rupees;
  finalPrice: Rupees;
}

/** A platform must answer only the id (spec 7.2). */
export type CreatedCheckout = Pick<Checkout, "id"> & Partial<Checkout>;
/** The checkout object of spec 3, which has no id. */
export type UpdatedCheckout = Omit<Checkout, "id"> & Partial<Checkout>;

export type WholeCheckout = Whole<Checkout, "shippingPrice"> & { cartItems: WholeCartItem[] };

export const checkouts = {
  /** Prices come from the platform's own records; `cartItems` only says what the shopper was shown. */
  create: endpoint<{
    body: { orgId: string; customerId: string; cartItems: CartItem[]; couponCode: string };
    reply: CreatedCheckout;
    whole: WholeCheckout;
  }>("POST", "/api/checkouts", "customer", { keyed: true }),
  update: endpoint<{
    params: { id: string };
    body: { shippingAddress: Address; couponCode: string; paymentMethod: PaymentMethod };
    reply: UpdatedCheckout;
    whole: WholeCheckout;
  }>("PATCH", "/api/checkouts/:id", "customer"),
};
