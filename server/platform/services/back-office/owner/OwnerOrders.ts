import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL } from "drizzle-orm";
import type { OrderStep } from "#contract/admin.ts";
import type { OrderState, WholeOrder } from "#contract/sale/orders.ts";
import { ORDER_STATES } from "#contract/sale/states/orderStates.ts";
import type { Page } from "#contract/wire.types.ts";
import type { Clock } from "../../../clock";
import type { Db, Transaction } from "../../../db/db.types";
import { inTransaction } from "../../../db/inTransaction";
import { orders } from "../../../db/schema/commerce";
import { subscriptionDeliveries, subscriptions } from "../../../db/schema/subscriptions";
import { conflict, notFound } from "../../../errors";
import type { OrderExtras } from "../../../plugin/OrderExtras";
import type { Owner } from "../../common/audit/Owner.types";
import { recordAudit } from "../../common/audit/recordAudit";
import { readPage } from "../../common/readPage";
import type { Wanted } from "../../common/Wanted.types";
import { type OrderRow, readItems, toOrder } from "../../sale/orders/orderRows";
import { applyShoppersRequest, applyStoresChange } from "../../sale/orders/orderStates";
import { readTimeline } from "../../sale/orders/timeline";
import { cancelledByStore } from "../../sale/words.en";
import { words } from "../words";
import { countOwnersOrders, type OwnersOrder, readOwnersOrders, slotText } from "./readOwnersOrders";

export interface OrdersFilter {
  /** All states when left out. */
  states?: readonly OrderState[];
  /** Only deliveries of subscriptions in this slot, such as `07:00-09:00`. */
  slot?: string;
  /** A day of the store's calendar. */
  day?: { from: Date; until: Date };
  isPacked?: boolean;
}

/** The orders of one store, and the owner's changes to them. */
export class OwnerOrders {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly extras: OrderExtras,
  ) {}

  /** Orders that the store still has to handle begin with the oldest, other lists with the newest. */
  list(owner: Owner, filter: OrdersFilter, wanted: Wanted): Promise<Page<OwnersOrder>> {
    const which = matching(owner, filter);
    const isToDo = filter.states?.every((state) => IS_TO_DO[ORDER_STATES[state].atCounter]) ?? false;
    const order = isToDo ? asc(orders.orderDate) : desc(orders.orderDate);
    return readPage(wanted, countOwnersOrders(this.db.orm, which), (limit, offset) =>
      readOwnersOrders(this.db.orm, this.extras, which, { order, limit, offset }),
    );
  }

  /** The ids of orders of any number, the oldest first. */
  async ids(owner: Owner, filter: OrdersFilter): Promise<string[]> {
    const rows = await this.db.orm
      .select({ id: orders.id })
      .from(orders)
      .leftJoin(subscriptionDeliveries, eq(subscriptionDeliveries.orderId, orders.id))
      .leftJoin(subscriptions, eq(subscriptions.id, subscriptionDeliveries.subscriptionId))
      .where(matching(owner, filter))
      .orderBy(asc(orders.orderDate), asc(orders.id));
    return rows.map(({ id }) => id);
  }

  /** These orders, the oldest first. */
  these({ storeId }: Owner, ids: readonly string[]): Promise<OwnersOrder[]> {
    const which = and(eq(orders.storeId, storeId), inArray(orders.id, [...ids]));
    return readOwnersOrders(this.db.orm, this.extras, which, { order: asc(orders.orderDate), limit: ids.length });
  }

  /** @param name an order's number or id. @throws 404 for another store's order */
  async get(owner: Owner, name: string): Promise<OwnersOrder> {
    const [found] = await readOwnersOrders(this.db.orm, this.extras, named(owner, name), {
      order: asc(orders.orderDate),
      limit: 1,
    });
    if (found === undefined) throw notFound(words.noOrderNamed(name));
    return { ...found, timeline: await readTimeline(this.db.orm, found.id) };
  }

  /**
   * Changes an order's state. Cancelling gives back stock, coupon and money. Delivering a cash order records that the cash
   * was collected. @throws 404, 409 for what the order's state does not allow
   */
  step(owner: Owner, name: string, step: OrderStep, reason = ""): Promise<WholeOrder> {
    return inTransaction(this.db, async (tx) => {
      const [order] = await tx.select().from(orders).where(named(owner, name)).for("no key update");
      if (order === undefined) throw notFound(words.noOrderNamed(name));
      const now = this.clock.now();
      const changed = await apply(tx, order, step, reason, now);
      const details = { order: order.orderNumber, ...(reason !== "" && { reason }) };
      await recordAudit(tx, owner, `order.${step}`, details, now);
      return toOrder(changed, await readItems(tx, [order.id]));
    });
  }
}

function matching({ storeId }: Owner, { states, slot, day, isPacked }: OrdersFilter): SQL | undefined {
  return and(
    eq(orders.storeId, storeId),
    states && inArray(orders.orderState, [...states]),
    slot === undefined ? undefined : eq(slotText, slot),
    day && and(gte(orders.orderDate, day.from), lt(orders.orderDate, day.until)),
    isPacked === undefined ? undefined : isPacked ? isNotNull(orders.packedAt) : isNull(orders.packedAt),
  );
}

/** The orders that the store still has to handle. */
const IS_TO_DO = { hidden: false, waits: true, onTheWay: true, finished: false };

async function apply(tx: Transaction, order: OrderRow, step: OrderStep, reason: string, now: Date): Promise<OrderRow> {
  switch (step) {
    case "packed": {
      if (ORDER_STATES[order.orderState].atCounter !== "waits") {
        throw conflict("ORDER_STATE_REFUSED", words.cannotBePacked(order.orderState));
      }
      await tx.update(orders).set({ packedAt: now }).where(eq(orders.id, order.id));
      return { ...order, packedAt: now };
    }
    case "cancelled":
      return applyShoppersRequest(tx, order, { orderState: "CANCELLED", reason: reason || cancelledByStore }, now);
    case "shipped":
      return applyStoresChange(tx, order, "SHIPPED", now);
    case "delivered":
      return applyStoresChange(tx, order, "DELIVERED", now);
  }
}

const named = ({ storeId }: Owner, name: string) =>
  and(eq(orders.storeId, storeId), or(eq(orders.id, name), eq(orders.orderNumber, name)));
