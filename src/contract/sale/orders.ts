import type { VariantOptions } from "../catalogue/options";
import type { Address } from "../customers/addresses";
import { endpoint } from "../endpoint";
import type { StoreText } from "../languages";
import type { IsoDateTime, PageQuery, PicturePath, Rupees, Whole } from "../wire.types";
import type { PaymentMethod } from "./checkouts";

/** The reason of an order that nobody paid in time (spec 8, Payment timeout; reading 6). */
export const TIME_LIMIT_EXCEEDED = "Time Limit Exceeded";
/** The reason of an order whose shopper did not pay, or whose payment page failed (spec 4, Order placement). */
export const FAILED_OR_DROPPED = "Payment failed or user dropped";
export const PAYMENT_ERROR = "Payment error";

export type OrderState = "PENDING" | "PLACED" | "SHIPPED" | "DELIVERED" | "FAILED" | "CANCELLED";
export type PaymentStatus = "PENDING" | "PROGRESS" | "SUCCEEDED" | "FAILED" | "USER_DROPPED" | "REFUNDED";

export interface OrderItem extends StoreText {
  thumbnail: PicturePath;
  productName: string;
  quantity: number;
  sellingPrice: Rupees;
  productId?: string;
  productVariantId?: string;
  mrp?: Rupees;
  weight?: number;
  weightUnit?: string;
  /** The options that were bought. A gift (reading 41). */
  options?: VariantOptions;
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
  | "REFUND_DELAYED"
  | "REFUNDED";

/** Something that happened to an order. */
export interface OrderMoment {
  state: OrderMomentKind;
  at: IsoDateTime;
  /** The reason, in words for a shopper; empty when there is nothing to add. */
  note: string;
}

/** The address of an order. The fields that every platform answers (spec 3) are required, the others optional. */
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
  /** What has happened, the oldest first; only in the answer to a call that reads or changes a single order. */
  timeline?: OrderMoment[];
  /**
   * What plugins store with the order on the platform, by plugin id; only in the answer to a call that reads a single
   * order.
   */
  extras?: Record<string, unknown>;
}

export interface OrderPage {
  orders: Order[];
  totalPages: number;
}

export type WholeOrderItem = Whole<OrderItem, "productId" | "productVariantId" | "mrp" | "weight" | "weightUnit">;
export type WholeOrder = Whole<Order, "stateReason"> & { shippingAddress: Address; orderItems: WholeOrderItem[] };
export type WholeOrderPage = OrderPage & { orders: WholeOrder[] };

type OneOrder = { id: string };

export const orders = {
  list: endpoint<{ query: PageQuery & { customerId?: string }; reply: OrderPage; whole: WholeOrderPage }>(
    "GET",
    "/api/orders",
    "customer",
  ),
  /**
   * Places the checkout; `get` reads the order (reading 34). 409 `CHECKOUT_CHANGED` with the changed lines when prices or
   * stock are no longer what the shopper was shown (bar 5).
   */
  place: endpoint<{
    body: { checkoutId: string; customerId: string; orgId: string };
    reply: Pick<Order, "id">;
    whole: WholeOrder;
  }>("POST", "/api/orders", "customer", { keyed: true }),
  get: endpoint<{ params: OneOrder; reply: Order; whole: WholeOrder }>("GET", "/api/orders/:id", "customer"),
  /** A hint only: the platform decides by its own payment records, and the screen shows the answered state (bar 4). */
  setState: endpoint<{
    params: OneOrder;
    body: { orderState: OrderState; reason: string };
    reply: Pick<Order, "orderState">;
    whole: WholeOrder;
  }>("POST", "/api/orders/:id/state", "customer", { keyed: true }),
  /** A PDF as binary data. */
  invoice: endpoint<{ params: OneOrder; reply: ArrayBuffer }>("GET", "/api/orders/:id/invoice", "customer"),
};
