import { and, asc, desc, eq, gte, isNotNull, isNull, lt, or, type SQL } from "drizzle-orm";
import type { OrderState, WholeOrder } from "../../../../../src/contract/sale/orders";
import type { Clock } from "../../../clock";
import type { Db, Transaction } from "../../../db/db.types";
import { inTransaction } from "../../../db/inTransaction";
import { orders } from "../../../db/schema/commerce";
import { conflict, notFound } from "../../../errors";
import type { OrderExtras } from "../../../plugin/OrderExtras";
import type { Owner } from "../../common/audit/Owner.types";
import { recordAudit } from "../../common/audit/recordAudit";
import { type OrderRow, readItems, toOrder } from "../../sale/orders/orderRows";
import { applyShoppersRequest, applyStoresChange } from "../../sale/orders/orderStates";
import { readTimeline } from "../../sale/orders/timeline";
import { type OwnersOrder, readOwnersOrders, slotText } from "./readOwnersOrders";

export interface OrdersQuery {
  state?: OrderState;
  /** Only deliveries of subscriptions in this slot, such as `07:00-09:00`. */
  slot?: string;
  /** A day of the store's calendar. */
  day?: { from: Date; until: Date };
  isPacked?: boolean;
  size: number;
}

export type OrderStep = "packed" | "shipped" | "delivered" | "cancelled";

/** The orders of one store, and what its owner does with them. */
export class OwnerOrders {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly extras: OrderExtras,
  ) {}

  /** Waiting orders begin with the oldest; other orders with the newest, because nobody looks for the store's first. */
  async list({ storeId }: Owner, { state, slot, day, isPacked, size }: OrdersQuery): Promise<OwnersOrder[]> {
    const wanted: (SQL | undefined)[] = [
      eq(orders.storeId, storeId),
      state && eq(orders.orderState, state),
      slot === undefined ? undefined : eq(slotText, slot),
      day && and(gte(orders.orderDate, day.from), lt(orders.orderDate, day.until)),
      isPacked === undefined ? undefined : isPacked ? isNotNull(orders.packedAt) : isNull(orders.packedAt),
    ];
    const order = state === "PLACED" || state === "SHIPPED" ? asc(orders.orderDate) : desc(orders.orderDate);
    return readOwnersOrders(this.db.orm, this.extras, and(...wanted), order, size);
  }

  /** @param name an order's number or id. @throws 404 for another store's order */
  async get(owner: Owner, name: string): Promise<OwnersOrder> {
    const [found] = await readOwnersOrders(this.db.orm, this.extras, named(owner, name), asc(orders.orderDate), 1);
    if (found === undefined) throw notFound(`The order ${name}`);
    return { ...found, timeline: await readTimeline(this.db.orm, found.id) };
  }

  /**
   * Changes an order's state. Cancelling gives back stock, coupon and money; delivering an order that is paid in cash
   * records that the cash was collected.
   * @throws 404, 409 for what the order's state does not allow
   */
  step(owner: Owner, name: string, step: OrderStep, reason = ""): Promise<WholeOrder> {
    return inTransaction(this.db, async (tx) => {
      const [order] = await tx.select().from(orders).where(named(owner, name)).for("no key update");
      if (order === undefined) throw notFound(`The order ${name}`);
      const now = this.clock.now();
      const changed = await apply(tx, order, step, reason, now);
      const details = { order: order.orderNumber, ...(reason !== "" && { reason }) };
      await recordAudit(tx, owner, `order.${step}`, details, now);
      return toOrder(changed, await readItems(tx, [order.id]));
    });
  }
}

async function apply(tx: Transaction, order: OrderRow, step: OrderStep, reason: string, now: Date): Promise<OrderRow> {
  switch (step) {
    case "packed": {
      if (order.orderState !== "PLACED") {
        throw conflict("ORDER_STATE_REFUSED", `An order that is ${order.orderState} is not packed.`);
      }
      await tx.update(orders).set({ packedAt: now }).where(eq(orders.id, order.id));
      return { ...order, packedAt: now };
    }
    case "cancelled":
      return applyShoppersRequest(
        tx,
        order,
        { orderState: "CANCELLED", reason: reason || "Cancelled by the store" },
        now,
      );
    default:
      return applyStoresChange(tx, order, step === "shipped" ? "SHIPPED" : "DELIVERED", now);
  }
}

const named = ({ storeId }: Owner, name: string) =>
  and(eq(orders.storeId, storeId), or(eq(orders.id, name), eq(orders.orderNumber, name)));
