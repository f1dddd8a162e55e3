import { endpoint } from "./endpoint";
import type { Order, OrderState } from "./sale/orders";
import type { IsoDateTime, LocalDate, Rupees } from "./wire.types";

/** What a store does with an order. `delivered` says of an order that is paid in cash that the cash was collected. */
export type OrderStep = "packed" | "shipped" | "delivered" | "cancelled";

export interface OrderStepBody {
  step: OrderStep;
  /** Of a cancellation; the customer reads it. */
  reason?: string;
}

export interface AdminOrder extends Order {
  customer: { id: string; name: string; mobile: string };
  /** Of a subscription's delivery, `07:00-09:00`; empty for an order that somebody placed. */
  slot: string;
  /** Of a subscription's delivery. */
  deliveryDate?: LocalDate;
  packedAt?: IsoDateTime;
}

export interface AdminOrdersQuery {
  state?: OrderState;
  slot?: string;
  /** A day of the store's calendar. */
  day?: LocalDate;
  unpacked?: boolean;
  /** 100 when left out, at most 500. */
  size?: number;
}

export interface AdminStock {
  sku: string;
  product: string;
  stock: number;
  price: Rupees;
  mrp: Rupees;
  isVisible: boolean;
}

export interface AdminCoupon {
  code: string;
  /** Exactly one of `percent` and `amount`. */
  percent?: number;
  amount?: Rupees;
  minimum?: Rupees;
  atMost?: Rupees;
  expires?: IsoDateTime;
  perCustomer?: number;
}

export interface AdminReview {
  id: string;
  product: string;
  authorName: string;
  rating: number;
  text: string;
  createdAt: IsoDateTime;
  isHidden: boolean;
}

export interface AdminRecharge {
  id: string;
  mobile: string;
  name: string;
  amount: Rupees;
  createdAt: IsoDateTime;
}

export interface AdminRefund {
  id: string;
  orderNumber: string;
  amount: Rupees;
  reason: string;
  attempts: number;
  createdAt: IsoDateTime;
}

export interface AdminGivenBack {
  amount: Rupees;
  way: "WALLET" | "PAYMENT_PROVIDER";
}

export interface AuditEntry {
  at: IsoDateTime;
  who: string;
  what: string;
  details: object;
}

type OneOrder = { order: string };
type OneSku = { sku: string };
type OneCustomer = { mobile: string };
type Done = { done: true };

/**
 * A week of a store's work, for programs of its owner: a bearer token of `haat token create` reaches one store, for
 * reading alone or for writing too. Every change is in the audit log, under the token's name.
 */
export const admin = {
  orders: endpoint<{ query: AdminOrdersQuery; reply: { orders: AdminOrder[] } }>("GET", "/api/admin/orders", "admin"),
  /** By number or id. */
  order: endpoint<{ params: OneOrder; reply: AdminOrder }>("GET", "/api/admin/orders/:order", "admin"),
  /** 409 for what the order's state does not allow. */
  step: endpoint<{ params: OneOrder; body: OrderStepBody; reply: Order }>(
    "POST",
    "/api/admin/orders/:order/step",
    "admin",
  ),
  /**
   * Gives back some of an order that stays, or all that is left of it: the way it came, cash into the customer's wallet. One
   * Idempotency-Key gives back once, and none is refused. 409 `ORDER_NOT_REFUNDABLE`, `REFUND_TOO_LARGE`.
   */
  refund: endpoint<{ params: OneOrder; body: { amount?: Rupees; reason?: string }; reply: AdminGivenBack }>(
    "POST",
    "/api/admin/orders/:order/refund",
    "admin",
    { keyed: true },
  ),
  /** A PDF of the placed orders that are not packed yet. */
  packingList: endpoint<{ query: { slot?: string }; reply: ArrayBuffer }>("GET", "/api/admin/packing-list", "admin"),
  stock: endpoint<{ query: { atMost?: number }; reply: { stock: AdminStock[] } }>("GET", "/api/admin/stock", "admin"),
  /** `to` a number of pieces, or `by` so many more or fewer. */
  setStock: endpoint<{ params: OneSku; body: { to?: number; by?: number }; reply: { stock: number } }>(
    "POST",
    "/api/admin/stock/:sku",
    "admin",
  ),
  setPrice: endpoint<{ params: OneSku; body: { price: Rupees; mrp?: Rupees }; reply: Done }>(
    "POST",
    "/api/admin/prices/:sku",
    "admin",
  ),
  coupons: endpoint<{ reply: { coupons: (AdminCoupon & { isActive: boolean })[] } }>(
    "GET",
    "/api/admin/coupons",
    "admin",
  ),
  addCoupon: endpoint<{ body: AdminCoupon; reply: Done }>("POST", "/api/admin/coupons", "admin"),
  setCoupon: endpoint<{ params: { code: string }; body: { isActive: boolean }; reply: Done }>(
    "POST",
    "/api/admin/coupons/:code",
    "admin",
  ),
  reviews: endpoint<{ query: { size?: number }; reply: { reviews: AdminReview[] } }>(
    "GET",
    "/api/admin/reviews",
    "admin",
  ),
  setReview: endpoint<{ params: { id: string }; body: { isHidden: boolean }; reply: Done }>(
    "POST",
    "/api/admin/reviews/:id",
    "admin",
  ),
  recharges: endpoint<{ reply: { recharges: AdminRecharge[] } }>("GET", "/api/admin/recharges", "admin"),
  collect: endpoint<{ params: { id: string }; reply: Done }>("POST", "/api/admin/recharges/:id/collect", "admin"),
  /** Those that the payment provider has not accepted yet. */
  refunds: endpoint<{ reply: { refunds: AdminRefund[] } }>("GET", "/api/admin/refunds", "admin"),
  customer: endpoint<{ params: OneCustomer; reply: object }>("GET", "/api/admin/customers/:mobile", "admin"),
  /** 409 while orders are on their way or money is in the wallet. */
  eraseCustomer: endpoint<{ params: OneCustomer; reply: Done }>("DELETE", "/api/admin/customers/:mobile", "admin"),
  audit: endpoint<{ query: { size?: number }; reply: { entries: AuditEntry[] } }>("GET", "/api/admin/audit", "admin"),
};
