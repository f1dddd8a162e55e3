import { and, eq } from "drizzle-orm";
import type { WholeOrder } from "#contract/sale/orders.ts";
import { moneyStandingOf } from "#contract/sale/states/moneyStanding.ts";
import { PAYMENT_STATUSES } from "#contract/sale/states/orderStates.ts";
import type { Clock } from "../../../clock";
import type { Db } from "../../../db/db.types";
import { orders } from "../../../db/schema/commerce";
import { conflict, notFound } from "../../../errors";
import { paiseToRupees, rupeesText } from "../../../money";
import type { Owner } from "../../common/audit/Owner.types";
import { recordAudit } from "../../common/audit/recordAudit";
import type { KeyedCalls } from "../../common/keyed/KeyedCalls";
import { type OrderRow, readItems, toOrder } from "../../sale/orders/orderRows";
import { changeOrder } from "../../sale/orders/saveState";
import { recordMoments } from "../../sale/orders/timeline";
import { words } from "../words";

/** Receives the cash of orders before their goods are handed over (ADR 52). */
export class CounterCash {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly keyed: KeyedCalls,
  ) {}

  /**
   * Marks an order as paid, once for each key and once at all: a second operator is told that the cash was received. @param
   * amountPaise the sum that the staff saw @throws 404, 409 `NOTHING_TO_COLLECT`, `AMOUNT_CHANGED`, 422 for a key that was
   * used with another amount
   */
  async receive(owner: Owner, id: string, amountPaise: number, key: string): Promise<WholeOrder> {
    const its = and(eq(orders.storeId, owner.storeId), eq(orders.id, id));
    const [found] = await this.db.orm.select({ customerId: orders.customerId }).from(orders).where(its);
    if (found === undefined) throw notFound(words.noOrder);
    const call = `POST /api/counter/orders/${id}/cash`;
    return this.keyed.run({ ...found, key, call, body: { amountPaise } }, async (tx) => {
      const [order] = await tx.select().from(orders).where(its).for("no key update");
      if (order === undefined) throw notFound(words.noOrder);
      check(order, amountPaise);
      const now = this.clock.now();
      const paid = await changeOrder(tx, order, { paymentStatus: "SUCCEEDED" });
      await recordMoments(tx, id, [{ state: "PAID" }], now);
      await recordAudit(tx, owner, "order.cash-received", { order: order.orderNumber, amountPaise }, now);
      return toOrder(paid, await readItems(tx, [id]));
    });
  }
}

function check(order: OrderRow, amountPaise: number): void {
  const { finalPricePaise, paymentStatus } = order;
  const finalPrice = paiseToRupees(finalPricePaise);
  if (moneyStandingOf({ ...order, finalPrice }) !== "collect") {
    const isIn = PAYMENT_STATUSES[paymentStatus].isPaid;
    throw conflict("NOTHING_TO_COLLECT", isIn ? words.takeNoCash : words.noCashToTake);
  }
  if (amountPaise !== finalPricePaise) {
    const amount = rupeesText(finalPrice);
    throw conflict("AMOUNT_CHANGED", words.amountChanged(amount));
  }
}
