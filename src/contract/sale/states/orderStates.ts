import type { OrderMomentKind, OrderState, PaymentStatus } from "../orders";
import type { TransactionStatus } from "../paymentTransactions";
import type { StateTable } from "./StateTable.types";
import * as words from "./words.en";

interface OrderMeaning {
  /** Spec 3, Order states. */
  label: string;
  tone: "neutral" | "info" | "success" | "warning" | "danger";
  /** The moment that entering the state adds to the order's timeline. */
  moment: OrderMomentKind;
  /** The moments still to come, for the shopper's timeline. */
  coming: readonly OrderMomentKind[];
  /** Whether its pieces are taken out of the stock. */
  holdsStock: boolean;
  /** Whether it was cancelled or failed: its stock, coupon and money go back. */
  cameToNothing: boolean;
  /** Whether a shopper may start an online payment for it. */
  isPayable: boolean;
  /** Whether something still has to happen to it. */
  isOpen: boolean;
  /** Whether it waits for its online payment. */
  waitsForPayment: boolean;
  /** Whether the shopper waits for the goods (spec 2.9: the expected delivery time is shown). */
  expectsDelivery: boolean;
  /** Whether the shopper has the goods (spec 2.9: invoice and "Shop more"). */
  isReceived: boolean;
  /** Where the counter shows it. The staff do not handle `hidden` orders (yet). */
  atCounter: "waits" | "onTheWay" | "finished" | "hidden";
  /** The states that the store sets. A cancellation is the shopper's or the store's. */
  byStore: readonly OrderState[];
}

export const ORDER_STATES: StateTable<OrderState, OrderMeaning> = {
  /** It waits for its online payment. */
  PENDING: {
    label: words.pending,
    tone: "warning",
    moment: "PAYMENT_RETRIED",
    coming: ["PAID", "PLACED", "SHIPPED", "DELIVERED"],
    holdsStock: true,
    cameToNothing: false,
    isPayable: true,
    isOpen: true,
    waitsForPayment: true,
    expectsDelivery: false,
    isReceived: false,
    atCounter: "hidden",
    byStore: [],
    next: ["PLACED", "FAILED", "CANCELLED"],
  },
  PLACED: {
    label: words.placed,
    tone: "info",
    moment: "PLACED",
    coming: ["SHIPPED", "DELIVERED"],
    holdsStock: true,
    cameToNothing: false,
    isPayable: false,
    isOpen: true,
    waitsForPayment: false,
    expectsDelivery: true,
    isReceived: false,
    atCounter: "waits",
    byStore: ["SHIPPED", "DELIVERED"],
    next: ["SHIPPED", "DELIVERED", "CANCELLED"],
  },
  SHIPPED: {
    label: words.shipped,
    tone: "info",
    moment: "SHIPPED",
    coming: ["DELIVERED"],
    holdsStock: true,
    cameToNothing: false,
    isPayable: false,
    isOpen: true,
    waitsForPayment: false,
    expectsDelivery: true,
    isReceived: false,
    atCounter: "onTheWay",
    byStore: ["DELIVERED"],
    next: ["DELIVERED"],
  },
  DELIVERED: {
    label: words.delivered,
    tone: "success",
    moment: "DELIVERED",
    coming: [],
    holdsStock: true,
    cameToNothing: false,
    isPayable: false,
    isOpen: false,
    waitsForPayment: false,
    expectsDelivery: false,
    isReceived: true,
    atCounter: "finished",
    byStore: [],
    next: [],
  },
  /** Its payment failed. Another payment, or a late one, may still place it. */
  FAILED: {
    label: words.failed,
    tone: "danger",
    moment: "PAYMENT_FAILED",
    coming: [],
    holdsStock: false,
    cameToNothing: true,
    isPayable: true,
    isOpen: false,
    waitsForPayment: false,
    expectsDelivery: false,
    isReceived: false,
    atCounter: "hidden",
    byStore: [],
    next: ["PENDING", "PLACED"],
  },
  CANCELLED: {
    label: words.cancelled,
    tone: "neutral",
    moment: "CANCELLED",
    coming: [],
    holdsStock: false,
    cameToNothing: true,
    isPayable: false,
    isOpen: false,
    waitsForPayment: false,
    expectsDelivery: false,
    isReceived: false,
    atCounter: "finished",
    byStore: [],
    next: [],
  },
};

export const ALL_ORDER_STATES = Object.keys(ORDER_STATES) as OrderState[];

/** The states with a certain meaning, for example those that hold stock. */
export const orderStatesThat = (mean: (meaning: OrderMeaning) => boolean): OrderState[] =>
  ALL_ORDER_STATES.filter((state) => mean(ORDER_STATES[state]));

interface PaymentMeaning {
  /** Whether the store has the money of the order. */
  isPaid: boolean;
  /** Whether the store had the money and gave it back. */
  isRefunded: boolean;
}

/** The payment of an order (spec 3, Order: paymentStatus). */
export const PAYMENT_STATUSES: StateTable<PaymentStatus, PaymentMeaning> = {
  PENDING: { isPaid: false, isRefunded: false, next: ["PROGRESS", "SUCCEEDED", "FAILED"] },
  PROGRESS: { isPaid: false, isRefunded: false, next: ["SUCCEEDED", "FAILED", "USER_DROPPED"] },
  SUCCEEDED: { isPaid: true, isRefunded: false, next: ["REFUNDED"] },
  FAILED: { isPaid: false, isRefunded: false, next: ["PROGRESS", "SUCCEEDED"] },
  USER_DROPPED: { isPaid: false, isRefunded: false, next: ["PROGRESS", "SUCCEEDED"] },
  REFUNDED: { isPaid: false, isRefunded: true, next: [] },
};

interface TransactionMeaning {
  /** Whether the shopper's attempt has ended; the money may still come. */
  hasEnded: boolean;
}

/** One attempt to pay at a gateway. Nothing follows `SUCCEEDED` (bar 4). */
export const TRANSACTION_STATUSES: StateTable<TransactionStatus, TransactionMeaning> = {
  PROGRESS: { hasEnded: false, next: ["SUCCEEDED", "FAILED", "USER_DROPPED"] },
  SUCCEEDED: { hasEnded: true, next: [] },
  FAILED: { hasEnded: true, next: ["SUCCEEDED"] },
  USER_DROPPED: { hasEnded: true, next: ["SUCCEEDED"] },
};
