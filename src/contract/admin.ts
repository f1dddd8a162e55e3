import { endpoint } from "./endpoint";
import type { Order, OrderState } from "./sale/orders";
import type { RefundState } from "./sale/states/refundStates";
import type { IsoDateTime, LocalDate, Page, PageQuery, Rupees } from "./wire.types";

/** What a store does with an order. For a cash order, `delivered` also means that the cash was collected. */
export type OrderStep = "packed" | "shipped" | "delivered" | "cancelled";

export interface OrderStepBody {
  step: OrderStep;
  /** The reason of a cancellation; the customer reads it. */
  reason?: string;
}

export interface AdminOrder extends Order {
  customer: { id: string; name: string; mobile: string };
  /** The delivery time of a subscription's delivery, `07:00-09:00`; empty for an order that a shopper placed. */
  slot: string;
  /** The day of a subscription's delivery. */
  deliveryDate?: LocalDate;
  packedAt?: IsoDateTime;
  /** The customer comes to the shop for it: it goes to the pickup place of one of the store's devices. */
  isPickedUp: boolean;
}

/** The lists of the admin API have 100 rows to a page by default, and at most 500. */
export interface AdminOrdersQuery extends PageQuery {
  state?: OrderState;
  slot?: string;
  /** A day in the store's time zone. */
  day?: LocalDate;
  unpacked?: boolean;
}

export interface AdminStock {
  sku: string;
  product: string;
  /** Distinguishes the variant from the product's other ones: `500 g`, `Maroon · XL`; empty when it is the only one. */
  variant: string;
  stock: number;
  price: Rupees;
  mrp: Rupees;
  isVisible: boolean;
}

export interface AdminCoupon {
  code: string;
  /** A coupon has exactly one of `percent` and `amount`. */
  percent?: number;
  amount?: Rupees;
  minimum?: Rupees;
  atMost?: Rupees;
  expires?: IsoDateTime;
  perCustomer?: number;
  /** True: every shopper sees it in the cart. By default only shoppers who know the code can use it. */
  offered?: boolean;
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
  state: RefundState;
  attempts: number;
  createdAt: IsoDateTime;
}

/** How an order's money goes back: into the customer's wallet, through the payment provider, or in cash from the store. */
export type RefundWay = "WALLET" | "PAYMENT_PROVIDER" | "CASH";

export interface AdminRefundResult {
  amount: Rupees;
  way: RefundWay;
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
 * The API for programs of a store's owner. A bearer token from `haat token add` reaches one store, either for reading alone
 * or also for writing. Every change is in the audit log under the token's name.
 */
export const admin = {
  orders: endpoint<{ query: AdminOrdersQuery; reply: Page<AdminOrder> }>("GET", "/api/admin/orders", "admin"),
  /** `:order` is the order's number or id. */
  order: endpoint<{ params: OneOrder; reply: AdminOrder }>("GET", "/api/admin/orders/:order", "admin"),
  /** 409 when the order's state does not allow the step. */
  step: endpoint<{ params: OneOrder; body: OrderStepBody; reply: Order }>(
    "POST",
    "/api/admin/orders/:order/step",
    "admin",
  ),
  /**
   * Refunds part of an order, or everything that has not been refunded, while the order stays. Money goes back the way it
   * came. Cash goes into the customer's wallet; it is given in cash where there is no wallet or `inCash` says so. One
   * Idempotency-Key refunds once; a call without a key is refused. 409 `ORDER_NOT_REFUNDABLE`, `REFUND_TOO_LARGE`.
   */
  refund: endpoint<{
    params: OneOrder;
    body: { amount?: Rupees; reason?: string; inCash?: boolean };
    reply: AdminRefundResult;
  }>("POST", "/api/admin/orders/:order/refund", "admin", { keyed: true }),
  /**
   * A PDF of the placed orders that are not packed yet, 500 orders to a page. It says how many orders there are; when there
   * is a further page, the header `link` has its address.
   */
  packingList: endpoint<{ query: { slot?: string; page?: number }; reply: ArrayBuffer }>(
    "GET",
    "/api/admin/packing-list",
    "admin",
  ),
  stock: endpoint<{ query: PageQuery & { atMost?: number }; reply: Page<AdminStock> }>(
    "GET",
    "/api/admin/stock",
    "admin",
  ),
  /** `to` sets the number of pieces. `by` is added to it, and may be negative. */
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
  coupons: endpoint<{ query: PageQuery; reply: Page<AdminCoupon & { isActive: boolean }> }>(
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
  reviews: endpoint<{ query: PageQuery; reply: Page<AdminReview> }>("GET", "/api/admin/reviews", "admin"),
  setReview: endpoint<{ params: { id: string }; body: { isHidden: boolean }; reply: Done }>(
    "POST",
    "/api/admin/reviews/:id",
    "admin",
  ),
  recharges: endpoint<{ reply: { recharges: AdminRecharge[] } }>("GET", "/api/admin/recharges", "admin"),
  collect: endpoint<{ params: { id: string }; reply: Done }>("POST", "/api/admin/recharges/:id/collect", "admin"),
  /** The refunds whose money has not reached the customer yet. */
  refunds: endpoint<{ reply: { refunds: AdminRefund[] } }>("GET", "/api/admin/refunds", "admin"),
  /** Records that the owner has given a refund's money back in another way. 409 `REFUND_UNDER_WAY`. */
  refundByHand: endpoint<{ params: { id: string }; reply: Done }>("POST", "/api/admin/refunds/:id/by-hand", "admin"),
  /**
   * Records that the owner has paid out money of a customer's wallet in cash: all of it, or an amount. One Idempotency-Key
   * pays out once. 409 `INSUFFICIENT_BALANCE`, `WALLET_EMPTY`.
   */
  payOut: endpoint<{ params: OneCustomer; body: { amount?: Rupees }; reply: { amount: Rupees } }>(
    "POST",
    "/api/admin/customers/:mobile/pay-out",
    "admin",
    { keyed: true },
  ),
  customer: endpoint<{ params: OneCustomer; reply: object }>("GET", "/api/admin/customers/:mobile", "admin"),
  /** 409 while the customer has open orders or money in the wallet. */
  eraseCustomer: endpoint<{ params: OneCustomer; reply: Done }>("DELETE", "/api/admin/customers/:mobile", "admin"),
  audit: endpoint<{ query: PageQuery; reply: Page<AuditEntry> }>("GET", "/api/admin/audit", "admin"),
};
