import type { AdminOrder, OrderStepBody } from "./admin";
import { endpoint } from "./endpoint";
import type { Order } from "./sale/orders";
import type { LocalDate } from "./wire.types";

/** A code made by `haat counter add`. It has no I, L, O and U, which are easily misread. */
export const COUNTER_CODE = /^[0-9A-HJKMNP-TV-Z]{16}$/;

/** The orders that staff at the counter have to handle. */
export interface CounterOrders {
  /** Sent back as `known` in the next call. */
  version: string;
  /** Left out while nothing has changed since `known`. */
  orders?: AdminOrder[];
  /** Today in the store's time zone. */
  today: LocalDate;
  /** The name of the code that was used. */
  name: string;
}

/**
 * For the people who pack and hand over a store's orders, and for nothing else. The bearer is a code made by `haat counter
 * add`, or a token of the store's owner.
 */
export const counter = {
  /** Orders that are open, and those that were finished today. */
  orders: endpoint<{ query: { known?: string }; reply: CounterOrders }>("GET", "/api/counter/orders", "staff"),
  /** 409 when the order's state does not allow the step. */
  step: endpoint<{ params: { order: string }; body: OrderStepBody; reply: Order }>(
    "POST",
    "/api/counter/orders/:order/step",
    "staff",
  ),
};
