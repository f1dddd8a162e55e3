import { createHash } from "node:crypto";
import { and, eq, ne, notExists, or, sql } from "drizzle-orm";
import type { Clock } from "../../../clock";
import type { Db, Transaction } from "../../../db/db.types";
import { inTransaction } from "../../../db/inTransaction";
import { orders } from "../../../db/schema/commerce";
import { customers } from "../../../db/schema/identity";
import { orderRefunds, payments, refunds } from "../../../db/schema/payments";
import { badRequest, conflict, notFound, PlatformError } from "../../../errors";
import { paiseToRupees, rupeesText } from "../../../money";
import type { Owner } from "../../common/audit/Owner.types";
import { recordAudit } from "../../common/audit/recordAudit";
import type { OrderRow } from "../../sale/orders/orderRows";
import { recordMoments } from "../../sale/orders/timeline";
import { givenBackOfOrder, IN_PART } from "../../sale/payments/givenBack";
import { queuePartialRefund } from "../../sale/payments/queueRefund";
import { refundPart } from "../../sale/wallet/orderPayments";

export type RefundWay = "WALLET" | "PAYMENT_PROVIDER";

export interface OwnerRefund {
  /** When left out, everything that can still be refunded. */
  amountPaise?: number;
  /** The customer reads it. */
  reason?: string;
  /** The same key gives back only once. */
  key: string;
}

export interface GivenBack {
  amountPaise: number;
  way: RefundWay;
}

const inWords = (paise: number) => rupeesText(paiseToRupees(paise));

/** Gives money back for an order that stays, because something was missing or not in order. */
export class OwnerRefunds {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /**
   * Gives money back the way it came; for an order paid in cash it goes into the customer's wallet.
   * @param name an order's number or id
   * @throws 404, 409 `ORDER_NOT_REFUNDABLE`, `REFUND_TOO_LARGE`, 422 for a key that was used with another amount
   */
  refund(owner: Owner, name: string, { amountPaise, reason = "", key }: OwnerRefund): Promise<GivenBack> {
    if (amountPaise !== undefined && !(Number.isInteger(amountPaise) && amountPaise > 0)) {
      throw badRequest("An amount to give back is above 0.");
    }
    return inTransaction(this.db, async (tx) => {
      const its = and(eq(orders.storeId, owner.storeId), or(eq(orders.id, name), eq(orders.orderNumber, name)));
      const [order] = await tx.select().from(orders).where(its).for("no key update");
      if (order === undefined) throw notFound(`The order ${name}`);
      const now = this.clock.now();
      const way: RefundWay = order.paymentMethod === "PAYMENT_GATEWAY" ? "PAYMENT_PROVIDER" : "WALLET";
      const id = createHash("sha256").update(`${order.id} ${key}`).digest("hex").slice(0, 32);
      const [before] = await tx.select().from(orderRefunds).where(eq(orderRefunds.id, id));
      if (before !== undefined) {
        if (amountPaise === undefined || amountPaise === before.amountPaise) {
          return { amountPaise: before.amountPaise, way };
        }
        throw new PlatformError(422, "IDEMPOTENCY_KEY_REUSED", "This key was used for another amount.");
      }
      const left = await leftOf(tx, order);
      const amount = amountPaise ?? left;
      if (amount > left) throw conflict("REFUND_TOO_LARGE", `${inWords(left)} of this order can be given back.`);
      await tx.insert(orderRefunds).values({ id, orderId: order.id, amountPaise: amount, reason, createdAt: now });
      const note = [inWords(amount), reason].filter(Boolean).join(": ");
      if (way === "WALLET") await intoWallet(tx, order, { id, amountPaise: amount, note, isAll: amount === left }, now);
      else await queuePartialRefund(tx, await paymentOf(tx, order), { id, amountPaise: amount, note }, now);
      const details = { order: order.orderNumber, amountPaise: amount, way, ...(reason !== "" && { reason }) };
      await recordAudit(tx, owner, "order.refunded", details, now);
      return { amountPaise: amount, way };
    });
  }
}

async function leftOf(tx: Transaction, order: OrderRow): Promise<number> {
  const { orderState, paymentStatus, finalPricePaise } = order;
  const refuse = (why: string) => conflict("ORDER_NOT_REFUNDABLE", why);
  if (orderState === "CANCELLED" || orderState === "FAILED") {
    throw refuse("This order came to nothing: what was paid for it goes back by itself.");
  }
  if (paymentStatus === "REFUNDED") throw refuse("All of this order's money was given back.");
  if (paymentStatus !== "SUCCEEDED") throw refuse("Nothing was paid for this order yet.");
  const left = finalPricePaise - (await givenBackOfOrder(tx, order.id));
  if (left <= 0) throw refuse("All of this order's money was given back.");
  return left;
}

interface Part {
  id: string;
  amountPaise: number;
  note: string;
  isAll: boolean;
}

async function intoWallet(tx: Transaction, order: OrderRow, { note, isAll, ...part }: Part, now: Date): Promise<void> {
  const [customer] = await tx.select().from(customers).where(eq(customers.id, order.customerId));
  if (customer?.guestOfDeviceId) {
    throw conflict("ORDER_NOT_REFUNDABLE", "A guest of the kiosk has no wallet: give the cash back by hand.");
  }
  await refundPart(tx, order, part, now);
  if (isAll) await tx.update(orders).set({ paymentStatus: "REFUNDED" }).where(eq(orders.id, order.id));
  await recordMoments(tx, order.id, [{ state: "REFUNDED", note }], now);
}

/** The payment that paid for the order. A second or wrong payment is refunded in full elsewhere. */
async function paymentOf(tx: Transaction, order: OrderRow) {
  const whole = tx
    .select({ one: sql`1` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, payments.id), ne(refunds.reason, IN_PART)));
  const [paid] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, order.id), eq(payments.status, "SUCCEEDED"), notExists(whole)));
  if (paid === undefined) throw conflict("ORDER_NOT_REFUNDABLE", "There is no payment of this order to give back.");
  return paid;
}
