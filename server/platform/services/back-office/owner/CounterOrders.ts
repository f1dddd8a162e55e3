import { and, asc, eq, exists, gte, inArray, or, type SQL, sql } from "drizzle-orm";
import { DateTime } from "luxon";
import type { Clock } from "../../../clock";
import type { Db } from "../../../db/db.types";
import { orderEvents, orders } from "../../../db/schema/commerce";
import type { OrderExtras } from "../../../plugin/OrderExtras";
import type { Owner } from "../../common/audit/Owner.types";
import { type OwnersOrder, readOwnersOrders } from "./readOwnersOrders";

/** More orders than a counter finishes in a day. */
const MOST = 1000;
/** Older orders are finished at the command line. */
const OLDEST = { days: 60 };

export interface Counter {
  version: string;
  orders?: OwnersOrder[];
  today: string;
}

/** The orders that the counter shows: those that wait or are on their way, and those that were finished today. */
export class CounterOrders {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly extras: OrderExtras,
  ) {}

  /**
   * The counter asks every few seconds, so most answers are only a version. @param known the version of the last answer
   */
  async read({ storeId }: Pick<Owner, "storeId">, timeZone: string, known?: string): Promise<Counter> {
    const now = DateTime.fromJSDate(this.clock.now(), { zone: timeZone });
    const wanted = and(
      eq(orders.storeId, storeId),
      or(inOpenState(), this.finishedSince(now.startOf("day").toJSDate(), now.minus(OLDEST).toJSDate())),
    );
    const today = now.toISODate() ?? "";
    const { orm } = this.db;
    const standing = sql`${orders.id} || ${orders.orderState} || ${orders.paymentStatus} || (${orders.packedAt} is null)`;
    const [found] = await orm
      .select({ hash: sql<string>`md5(coalesce(string_agg(${standing}, ',' order by ${orders.id}), ''))` })
      .from(orders)
      .where(wanted);
    const version = `${today}-${found?.hash ?? ""}`;
    if (version === known) return { version, today };
    return { version, today, orders: await readOwnersOrders(orm, this.extras, wanted, asc(orders.orderDate), MOST) };
  }

  private finishedSince(midnight: Date, oldest: Date): SQL | undefined {
    const finished = this.db.orm
      .select({ one: sql`1` })
      .from(orderEvents)
      .where(
        and(
          eq(orderEvents.orderId, orders.id),
          inArray(orderEvents.state, ["DELIVERED", "CANCELLED"]),
          gte(orderEvents.createdAt, midnight),
        ),
      );
    return and(gte(orders.orderDate, oldest), inArray(orders.orderState, ["DELIVERED", "CANCELLED"]), exists(finished));
  }
}

/** Written like the condition of the index `orders_open`, so that the index is used. */
const inOpenState = () => sql`${orders.orderState} in ('PLACED', 'SHIPPED')`;
