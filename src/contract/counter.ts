import type { AdminOrder, OrderStepBody } from "./admin";
import { endpoint } from "./endpoint";
import type { Order } from "./sale/orders";
import type { IsoDateTime, LocalDate, Rupees } from "./wire.types";

/** A code made by `haat counter add`. It has no I, L, O and U, which are easily misread. */
export const COUNTER_CODE = /^[0-9A-HJKMNP-TV-Z]{16}$/;

/** What the staff have to do with an order, in the order in which they do it. */
export const COUNTER_STAGES = ["toPack", "packed", "onTheWay", "done"] as const;
export type CounterStage = (typeof COUNTER_STAGES)[number];

/** The orders that staff at the counter have to handle: those that are open, and those that were finished today. */
export interface CounterOrders {
  /** To be sent as `known` in the next call. */
  version: string;
  /** True: `orders` replaces everything answered before. False: `orders` has only what changed since `known`. */
  isWhole: boolean;
  /**
   * A whole answer has the oldest and the newest orders of each stage. An order that changed is always answered, even if
   * earlier answers left it out.
   */
  orders: AdminOrder[];
  /** The ids of the orders that came to the counter since `known`. */
  arrived: string[];
  /** How many orders each stage has, including those that no answer had. */
  totals: Record<CounterStage, number>;
  /** In a whole answer, for each stage that is not complete: the `after` of its next page. */
  next: Partial<Record<CounterStage, string>>;
  /** Today in the store's time zone. */
  today: LocalDate;
  /** The name of the code that was used. */
  name: string;
  /** When the code expires. */
  ends: IsoDateTime;
  /** A new session, when the one that was used is older than an hour. */
  session?: string;
}

/** More orders of a stage, the oldest first. */
export interface CounterPage {
  rows: AdminOrder[];
  /** How many orders the stage has in all. */
  total: number;
  /** The `after` of the next page; left out on the last one. */
  next?: string;
}

/**
 * For the people who pack and hand over a store's orders, and for nothing else. The bearer is a code made by `haat counter
 * add`, a session that was opened with it, or a token of the store's owner.
 */
export const counter = {
  /** Opens a session, which ends twelve hours after its last use, or with its code. The bearer is a code (ADR 48). */
  open: endpoint<{ reply: { session: string } }>("POST", "/api/counter/session", "staff", { reads: true }),
  orders: endpoint<{ query: { known?: string }; reply: CounterOrders }>("GET", "/api/counter/orders", "staff"),
  /** The orders that a whole answer left out. Orders that move to another stage meanwhile do not shift the pages. */
  stage: endpoint<{ params: { stage: string }; query: { after?: string }; reply: CounterPage }>(
    "GET",
    "/api/counter/stages/:stage",
    "staff",
  ),
  /** Orders of the counter whose number is, or ends in, this one: the newest first, as many as fit into an answer. */
  find: endpoint<{ query: { number: string }; reply: Omit<CounterPage, "next"> }>("GET", "/api/counter/find", "staff"),
  /**
   * Marks a cash order as paid: its cash was received before the goods are handed over. `amount` is the sum that the staff
   * saw. One Idempotency-Key receives once; a call without a key is refused. 409 `AMOUNT_CHANGED`; 409 `NOTHING_TO_COLLECT`
   * when the cash was received or the order is not open.
   */
  cash: endpoint<{ params: { order: string }; body: { amount: Rupees }; reply: Order }>(
    "POST",
    "/api/counter/orders/:order/cash",
    "staff",
    { keyed: true },
  ),
  /** 409 when the order's state does not allow the step. */
  step: endpoint<{ params: { order: string }; body: OrderStepBody; reply: Order }>(
    "POST",
    "/api/counter/orders/:order/step",
    "staff",
  ),
};
