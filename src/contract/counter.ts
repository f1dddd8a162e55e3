import type { AdminOrder, OrderStepBody } from "./admin";
import { endpoint } from "./endpoint";
import type { Order } from "./sale/orders";
import type { LocalDate } from "./wire.types";

/** A code of `haat counter add`: without I, L, O and U, which are read as something else. */
export const COUNTER_CODE = /^[0-9A-HJKMNP-TV-Z]{16}$/;

/** What there is to do at the counter. */
export interface CounterOrders {
  /** For the next call's `known`. */
  version: string;
  /** Left out while `known` is still how things stand. */
  orders?: AdminOrder[];
  /** The day by the store's calendar. */
  today: LocalDate;
  /** What the code that asks is called. */
  name: string;
}

/**
 * For the people who pack and hand over a store's orders, and for nothing else. The bearer is a code of `haat counter add`,
 * or a token of the store's owner.
 */
export const counter = {
  /** Orders that wait or are on their way, and what was finished today. */
  orders: endpoint<{ query: { known?: string }; reply: CounterOrders }>("GET", "/api/counter/orders", "staff"),
  /** 409 for what the order's state does not allow. */
  step: endpoint<{ params: { order: string }; body: OrderStepBody; reply: Order }>(
    "POST",
    "/api/counter/orders/:order/step",
    "staff",
  ),
};
