import { inArray, type SQL, sql } from "drizzle-orm";
import type { CounterStage } from "#contract/counter.ts";
import type { OrderState } from "#contract/sale/orders.ts";
import { ORDER_STATES, orderStatesThat } from "#contract/sale/states/orderStates.ts";
import { orders } from "../../../db/schema/commerce";

const of = (wanted: AtCounter) => orderStatesThat(({ atCounter }) => atCounter === wanted);
/** Lists every meaning, so that a new one does not compile until it is decided what the counter shows. */
const STATES: Record<AtCounter, OrderState[]> = {
  waits: of("waits"),
  onTheWay: of("onTheWay"),
  finished: of("finished"),
  hidden: of("hidden"),
};
const { waits: waiting, onTheWay, finished } = STATES;

type AtCounter = (typeof ORDER_STATES)[OrderState]["atCounter"];

/** Written out, because PostgreSQL uses the index `orders_open` only for constants that it can compare with the index's. */
const list = (states: readonly OrderState[]) => sql.raw(states.map((state) => `'${state}'`).join(", "));

export const isOpenAtCounter = sql`${orders.orderState} in (${list([...waiting, ...onTheWay])})`;
export const isFinished = sql`${orders.orderState} in (${list(finished)})`;

/** The stage of an order at the counter. `stageOf` in `plugins/counter` computes the same for an order on the wire. */
export const stageColumn: SQL<CounterStage> = sql<CounterStage>`case
  when ${inArray(orders.orderState, waiting)} then case when ${orders.packedAt} is null then 'toPack' else 'packed' end
  when ${inArray(orders.orderState, onTheWay)} then 'onTheWay' else 'done' end`;

/** The moments in the timeline at which an order comes to the counter. */
export const momentsOfArrival = waiting.map((state) => ORDER_STATES[state].moment);
/** The moments at which an order is finished. */
export const momentsOfTheEnd = finished.map((state) => ORDER_STATES[state].moment);
