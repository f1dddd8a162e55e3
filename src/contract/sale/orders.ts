import type { Address } from "../customers/addresses";
import { endpoint } from "../endpoint";
import type { IsoDateTime, PageQuery, PicturePath, Rupees, Whole } from "../wire.types";
import type { PaymentMethod } from "./checkouts";

export type OrderState = "PENDING" | "PLACED" | "SHIPPED" | "DELIVERED" | "FAILED" | "CANCELLED";
export type PaymentStatus = "PENDING" | "PROGRESS" | "SUCCEEDED" | "FAILED" | "USER_DROPPED" | "REFUNDED";

export interface OrderItem {
  thumbnail: PicturePath;
  productName: string;
  quantity: number;
  sellingPrice: Rupees;
  productId?: string;
  productVariantId?: string;
  mrp?: Rupees;
  weight?: number;
  weightUnit?: string;
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

/** Of an address an order tells at least these (spec 3). */
export type OrderAddress = Pick<Address, "pin" | "address" | "mobile"> & Partial<Address>;

export interface Order {
  id: string;
  orderNumber: string;
  orderDate: IsoDateTime;
  orderState: OrderState;
  /** Why the order failed or was cancelled; empty otherwise. */
  stateReason?: string;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  shippingAddress: OrderAddress;
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
  /** What the platform's plugins keep with it, by their ids; only where one order is read by itself. */
  extras?: Record<string, unknown>;
}

export interface OrderPage {
  orders: Order[];
  totalPages: number;
}

export type WholeOrderItem = Required<OrderItem>;
export type WholeOrder = Whole<Order, "stateReason"> & { shippingAddress: Address; orderItems: WholeOrderItem[] };
export type WholeOrderPage = OrderPage & { orders: WholeOrder[] };

type OneOrder = { id: string };

export const orders = {
  list: endpoint<{ query: PageQuery & { customerId?: string }; reply: OrderPage; whole: WholeOrderPage }>(
    "GET",
    "/api/orders",
    "customer",
  ),
  /** Places the checkout; the order itself is read by `get` (reading 34). 409 `CHECKOUT_CHANGED` with the lines when prices or stock are no longer what was shown. */
  place: endpoint<{
    body: { checkoutId: string; customerId: string; orgId: string };
    reply: Pick<Order, "id">;
    whole: WholeOrder;
  }>("POST", "/api/orders", "customer", { keyed: true }),
  get: endpoint<{ params: OneOrder; reply: Order; whole: WholeOrder }>("GET", "/api/orders/:id", "customer"),
  /** The platform decides from its own records; the screen follows the answer (a hint, never an order). */
  setState: endpoint<{
    params: OneOrder;
    body: { orderState: OrderState; reason: string };
    reply: Pick<Order, "orderState">;
    whole: WholeOrder;
  }>("POST", "/api/orders/:id/state", "customer", { keyed: true }),
  /** A PDF as a binary buffer. */
  invoice: endpoint<{ params: OneOrder; reply: ArrayBuffer }>("GET", "/api/orders/:id/invoice", "customer"),
};
