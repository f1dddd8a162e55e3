import type { Address } from "./addresses";
import type { PaymentMethod } from "./checkouts";
import { endpoint } from "./endpoint";
import type { IsoDateTime, PageQuery, PicturePath, Rupees } from "./wire.types";

export type OrderState = "PENDING" | "PLACED" | "SHIPPED" | "DELIVERED" | "FAILED" | "CANCELLED";
export type PaymentStatus = "PENDING" | "PROGRESS" | "SUCCEEDED" | "FAILED" | "USER_DROPPED" | "REFUNDED";

export interface OrderItem {
  productId: string;
  productVariantId: string;
  thumbnail: PicturePath;
  productName: string;
  quantity: number;
  mrp: Rupees;
  sellingPrice: Rupees;
  weight: number;
  weightUnit: string;
}

export type OrderMomentKind =
  | "ORDERED"
  | "PAYMENT_FAILED"
  | "PAYMENT_RETRIED"
  | "PAID"
  | "PLACED"
  | "SHIPPED"
  | "DELIVERED"
  | "CANCELLED"
  | "REFUND_STARTED"
  | "REFUNDED";

/** Something that happened to an order. */
export interface OrderMoment {
  state: OrderMomentKind;
  at: IsoDateTime;
  /** Why, in words for a shopper; empty where there is nothing to add. */
  note: string;
}

export interface Order {
  id: string;
  orderNumber: string;
  orderDate: IsoDateTime;
  orderState: OrderState;
  /** Why the order failed or was cancelled; empty otherwise. */
  stateReason: string;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  shippingAddress: Address;
  orderItems: OrderItem[];
  totalPrice: Rupees;
  totalDiscount: Rupees;
  couponDiscount: Rupees;
  shippingCharge: Rupees;
  tax: Rupees;
  finalPrice: Rupees;
  paymentSessionId?: string;
  paymentUrl?: string;
  /** What happened so far, oldest first; only where one order is read or changed by itself. */
  timeline?: OrderMoment[];
}

export interface OrderPage {
  orders: Order[];
  totalPages: number;
}

type OneOrder = { id: string };

export const orders = {
  list: endpoint<{ query: PageQuery & { customerId?: string }; reply: OrderPage }>("GET", "/api/orders", "customer"),
  /** Places the checkout. 409 `CHECKOUT_CHANGED` with the lines when prices or stock are no longer what was shown. */
  place: endpoint<{
    body: { checkoutId: string; customerId: string; orgId: string };
    reply: Order;
  }>("POST", "/api/orders", "customer", { keyed: true }),
  get: endpoint<{ params: OneOrder; reply: Order }>("GET", "/api/orders/:id", "customer"),
  /** The platform decides from its own records; the screen follows the answer (a hint, never an order). */
  setState: endpoint<{
    params: OneOrder;
    body: { orderState: OrderState; reason: string };
    reply: Order;
  }>("POST", "/api/orders/:id/state", "customer", { keyed: true }),
  /** A PDF as a binary buffer. */
  invoice: endpoint<{ params: OneOrder; reply: ArrayBuffer }>("GET", "/api/orders/:id/invoice", "customer"),
};
