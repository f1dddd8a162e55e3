import { and, asc, count, desc, eq, exists, gte, inArray, or, type SQL, sql } from "drizzle-orm";
import { DateTime } from "luxon";
import {
  type CounterOrders as Answer,
  COUNTER_STAGES,
  type CounterPage,
  type CounterStage,
} from "#contract/counter.ts";
import type { Clock } from "../../../clock";
import { changedSince, changeMark, isMarkKnown } from "../../../db/changedSince";
import type { Db } from "../../../db/db.types";
import { orderEvents, orders } from "../../../db/schema/commerce";
import { notFound } from "../../../errors";
import type { OrderExtras } from "../../../plugin/OrderExtras";
import type { Owner } from "../../common/audit/Owner.types";
import { words } from "../words";
import { isFinished, isOpenAtCounter, momentsOfArrival, momentsOfTheEnd, stageColumn } from "./counterStages";
import { readCounterVersion, writeCounterVersion } from "./counterVersion";
import { readOwnersOrders } from "./readOwnersOrders";

/** How many of the oldest and of the newest orders of each stage a whole answer has. */
const OLDEST = 50;
const NEWEST = 10;
const TO_A_PAGE = 100;
const FOUND = 20;
/** After more changes the answer is whole. */
const MOST_CHANGES = 200;
/** A whole answer from time to time corrects whatever a counter has missed. */
const WHOLE_EVERY_SECONDS = 3600;
/** An order that is older than this when it is finished is not shown among those finished today. */
const FINISHED_OF_LAST = { days: 60 };

type Store = Pick<Owner, "storeId">;
type Standing = Pick<Answer, "version" | "isWhole" | "orders" | "arrived" | "totals" | "next" | "today">;

/** The orders that the counter shows: those that wait or are on their way, and those that were finished today. */
export class CounterOrders {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly extras: OrderExtras,
  ) {}

  /**
   * Answers what has changed, because the counter asks every few seconds. The first answer of a day or an hour is whole.
   * @param known the version of the last answer
   */
  async read({ storeId }: Store, timeZone: string, known?: string): Promise<Standing> {
    const { today, finished } = this.dayAt(storeId, timeZone);
    const seconds = Math.floor(this.clock.now().getTime() / 1000);
    const before = readCounterVersion(known);
    const open = await this.look(openAt(storeId), before?.mark);
    const isGoingOn =
      before !== undefined &&
      open.isKnown &&
      before.today === today &&
      Math.abs(seconds - before.wholeAt) < WHOLE_EVERY_SECONDS;
    // There are many more finished orders than open ones. An order that is finished is no longer open, so finished orders
    // are read only when open orders have changed or are fewer. Until then the version stays, and with it the mark.
    if (isGoingOn && open.changed.length === 0 && open.total === before.open) {
      const totals = { ...open.totals, done: before.done };
      return { version: writeCounterVersion(before), isWhole: false, orders: [], arrived: [], totals, next: {}, today };
    }
    const done = await this.look(finished, before?.mark);
    const changed = [...open.changed, ...done.changed];
    const isWhole = !isGoingOn || changed.length > MOST_CHANGES;
    const ends = isWhole ? [await this.ends(openAt(storeId)), await this.ends(finished)] : [];
    const ids = isWhole ? ends.flatMap((each) => each.ids) : changed;
    const [wholeAt, { mark }] = [isWhole ? seconds : before.wholeAt, open];
    return {
      version: writeCounterVersion({ today, wholeAt, mark, open: open.total, done: done.total }),
      isWhole,
      orders: await this.these(storeId, ids),
      arrived: before !== undefined && open.isKnown ? await this.arrived(ids, before.mark) : [],
      totals: { ...open.totals, done: done.total },
      next: Object.assign({}, ...ends.map((each) => each.next)),
      today,
    };
  }

  /** @param after the id of the last order of the page before. @throws 404 for a stage or an order that does not exist */
  async stage({ storeId }: Store, timeZone: string, name: string, after?: string): Promise<CounterPage> {
    const stage = COUNTER_STAGES.find((each) => each === name);
    if (stage === undefined) throw notFound(words.noStage);
    const { orm } = this.db;
    const shown = stage === "done" ? this.dayAt(storeId, timeZone).finished : openAt(storeId);
    const ofStage = and(shown, eq(stageColumn, stage));
    const behind = after === undefined ? sql`true` : await this.behind(storeId, after);
    const [counted] = await orm
      .select({ total: count(), rest: sql`count(*) filter (where ${behind})`.mapWith(Number) })
      .from(orders)
      .where(ofStage);
    const order = asc(orders.orderDate);
    const rows = await readOwnersOrders(orm, this.extras, and(ofStage, behind), { order, limit: TO_A_PAGE });
    const { total, rest } = counted ?? { total: 0, rest: 0 };
    const last = rows.at(-1);
    return { rows, total, ...(last !== undefined && rest > rows.length && { next: last.id }) };
  }

  /** @param number an order's number, or at least its last digit */
  async find({ storeId }: Store, timeZone: string, number: string): Promise<Omit<CounterPage, "next">> {
    const shown = or(openAt(storeId), this.dayAt(storeId, timeZone).finished);
    const its = and(shown, sql`right(${orders.orderNumber}, ${number.length}::int) = ${number}`);
    const { orm } = this.db;
    const rows = await readOwnersOrders(orm, this.extras, its, { order: desc(orders.orderDate), limit: FOUND });
    return { rows, total: await orm.$count(orders, its) };
  }

  private dayAt(storeId: string, timeZone: string): { today: string; finished: SQL | undefined } {
    const now = DateTime.fromJSDate(this.clock.now(), { zone: timeZone });
    const finishedToday = this.db.orm
      .select({ one: sql`1` })
      .from(orderEvents)
      .where(
        and(
          eq(orderEvents.orderId, orders.id),
          inArray(orderEvents.state, momentsOfTheEnd),
          gte(orderEvents.createdAt, now.startOf("day").toJSDate()),
        ),
      );
    const isRecent = gte(orders.orderDate, now.minus(FINISHED_OF_LAST).toJSDate());
    const finished = and(eq(orders.storeId, storeId), isRecent, isFinished, exists(finishedToday));
    return { today: now.toISODate() ?? "", finished };
  }

  /** Reads counts and mark in one statement, so that no change falls between them. */
  private async look(shown: SQL | undefined, mark: string | undefined): Promise<Look> {
    const isChanged = mark === undefined ? sql`false` : changedSince(orders, mark);
    const { rows } = await this.db.orm.execute<Found>(sql`
      SELECT ${changeMark} AS mark, ${mark === undefined ? sql`false` : isMarkKnown(mark)} AS "isKnown",
        coalesce((SELECT json_agg(stages) FROM (
          SELECT stage, count(*)::int AS total, coalesce(json_agg(id) FILTER (WHERE changed), '[]') AS changed
          FROM (SELECT ${orders.id}, ${stageColumn} AS stage, ${isChanged} AS changed FROM ${orders} WHERE ${shown}) shown
          GROUP BY stage) stages), '[]') AS stages`);
    const [found] = rows;
    if (found === undefined) throw new Error("The database did not answer the state of the orders.");
    const { stages, ...rest } = found;
    const of = (name: CounterStage) => stages.find(({ stage }) => stage === name)?.total ?? 0;
    return {
      ...rest,
      changed: stages.flatMap(({ changed }) => changed),
      total: stages.reduce((sum, { total }) => sum + total, 0),
      totals: { toPack: of("toPack"), packed: of("packed"), onTheWay: of("onTheWay") },
    };
  }

  /** The ids of the oldest and the newest orders of each stage. */
  private async ends(shown: SQL | undefined): Promise<{ ids: string[]; next: Answer["next"] }> {
    const { rows } = await this.db.orm.execute<{ id: string; stage: CounterStage; at: number; total: number }>(sql`
      SELECT id, stage, at, total FROM (
        SELECT ${orders.id}, ${stageColumn} AS stage,
          row_number() OVER (PARTITION BY ${stageColumn} ORDER BY ${orders.orderDate}, ${orders.id})::int AS at,
          count(*) OVER (PARTITION BY ${stageColumn})::int AS total
        FROM ${orders} WHERE ${shown}) ranked
      WHERE at <= ${OLDEST} OR at > total - ${NEWEST}`);
    const isCut = ({ total }: { total: number }) => total > OLDEST + NEWEST;
    const last = rows.filter((row) => isCut(row) && row.at === OLDEST);
    return { ids: rows.map(({ id }) => id), next: Object.fromEntries(last.map(({ stage, id }) => [stage, id])) };
  }

  private these(storeId: string, ids: readonly string[]) {
    if (ids.length === 0) return [];
    const which = and(eq(orders.storeId, storeId), inArray(orders.id, [...ids]));
    return readOwnersOrders(this.db.orm, this.extras, which, { order: asc(orders.orderDate), limit: ids.length });
  }

  /** The orders that came to the counter since the mark, by their timeline. */
  private async arrived(ids: readonly string[], mark: string): Promise<string[]> {
    if (ids.length === 0) return [];
    const came = await this.db.orm
      .selectDistinct({ id: orderEvents.orderId })
      .from(orderEvents)
      .where(
        and(
          inArray(orderEvents.orderId, [...ids]),
          inArray(orderEvents.state, momentsOfArrival),
          changedSince(orderEvents, mark),
        ),
      );
    return came.map(({ id }) => id);
  }

  private async behind(storeId: string, after: string): Promise<SQL> {
    const [found] = await this.db.orm
      .select({ orderDate: orders.orderDate })
      .from(orders)
      .where(and(eq(orders.id, after), eq(orders.storeId, storeId)));
    if (found === undefined) throw notFound(words.noOrderBefore);
    return sql`(${orders.orderDate}, ${orders.id}) > (select ${orders.orderDate}, ${orders.id} from ${orders} where ${orders.id} = ${after})`;
  }
}

interface Marked {
  /** For `changedSince`, at the moment of the read. */
  mark: string;
  /** Whether the given mark belongs to this database. */
  isKnown: boolean;
}

type Found = Marked & {
  [stages: string]: unknown;
  stages: { stage: CounterStage; total: number; changed: string[] }[];
};

interface Look extends Marked {
  /** The ids of the orders that changed since the given mark. */
  changed: string[];
  total: number;
  totals: Omit<Answer["totals"], "done">;
}

const openAt = (storeId: string) => and(eq(orders.storeId, storeId), isOpenAtCounter);
