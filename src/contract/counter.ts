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
  /** Sent back as `known` in the next call. */
  version: string;
  /** True when `orders` replaces all that was answered before; false when it has only what changed since `known`. */
  isWhole: boolean;
  /**
   * A whole answer has the oldest and the newest orders of each stage. Orders that changed are answered in any case, also
   * where the answers before had left them out.
   */
  orders: AdminOrder[];
  /** The ids of those that came to the counter since `known`. */
  arrived: string[];
  /** How many orders each stage has, with those that no answer had. */
  totals: Record<CounterStage, number>;
  /** In a whole answer, for each stage that it cuts: the `after` with which its next page is read. */
  next: Partial<Record<CounterStage, string>>;
  /** Today in the store's time zone. */
  today: LocalDate;
  /** The name of the code that was used. */
  name: string;
  /** When the code stops to work. */
  ends: IsoDateTime;
  /** A new session in place of the one that was used, which is older than an hour. */
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
  /** What a whole answer left out. Orders that go into another stage meanwhile do not move the pages. */
  stage: endpoint<{ params: { stage: string }; query: { after?: string }; reply: CounterPage }>(
    "GET",
    "/api/counter/stages/:stage",
    "staff",
  ),
  /** Orders of the counter whose number, or the end of it, is this one, the newest first; so many as fit an answer. */
  find: endpoint<{ query: { number: string }; reply: Omit<CounterPage, "next"> }>("GET", "/api/counter/find", "staff"),
  /**
   * The cash of an order is received before its goods are handed over, which marks it as paid. `amount` is what the staff were
   * shown. One Idempotency-Key receives once; a call without a key is refused. 409 `NOTHING_TO_COLLECT` when it was received or
   * the order is not open, `AMOUNT_CHANGED`.
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
