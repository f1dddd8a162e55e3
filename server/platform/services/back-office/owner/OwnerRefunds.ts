import { createHash } from "node:crypto";
import { and, eq, or } from "drizzle-orm";
import type { RefundWay } from "#contract/admin.ts";
import { ORDER_STATES, PAYMENT_STATUSES } from "#contract/sale/states/orderStates.ts";
import type { Clock } from "../../../clock";
import type { Db, Transaction } from "../../../db/db.types";
import { inTransaction } from "../../../db/inTransaction";
import { orders } from "../../../db/schema/commerce";
import { customers } from "../../../db/schema/identity";
import { orderRefunds } from "../../../db/schema/payments";
import { stores } from "../../../db/schema/tenancy";
import { badRequest, conflict, notFound, PlatformError } from "../../../errors";
import { paiseToRupees, rupeesText } from "../../../money";
import type { Owner } from "../../common/audit/Owner.types";
import { recordAudit } from "../../common/audit/recordAudit";
import type { OrderRow } from "../../sale/orders/orderRows";
import { changeOrder } from "../../sale/orders/saveState";
import { recordMoments } from "../../sale/orders/timeline";
import { payingCapture } from "../../sale/payments/captures";
import { givenBackOfOrder } from "../../sale/payments/refunds/givenBack";
import { queuePartialRefund } from "../../sale/payments/refunds/queueRefund";
import { refundPart } from "../../sale/wallet/orderPayments";
import { amountInCash } from "../../sale/words.en";
import { words } from "../words";

export interface OwnerRefund {
  /** When left out, everything that can still be refunded. */
  amountPaise?: number;
  /** The customer reads it. */
  reason?: string;
  /** The store gives cash, although the money could go another way. */
  inCash?: boolean;
  /** The same key gives back only once. */
  key: string;
}

export interface GivenBack {
  amountPaise: number;
  way: RefundWay;
}

const inWords = (paise: number) => rupeesText(paiseToRupees(paise));

/** Gives back money of an order that stays, because something was missing or not in order. */
export class OwnerRefunds {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /**
   * Gives money back the way it came: through the payment provider, or into the wallet. Cash goes into the customer's
   * wallet if the store has wallets. Otherwise the store gives cash, and this records it. @param name an order's number or
   * id @throws 404, 409 `ORDER_NOT_REFUNDABLE`, `REFUND_TOO_LARGE`, 422 for a key that was used with another amount
   */
  refund(
    owner: Owner,
    name: string,
    { amountPaise, reason = "", inCash = false, key }: OwnerRefund,
  ): Promise<GivenBack> {
    if (amountPaise !== undefined && !(Number.isInteger(amountPaise) && amountPaise > 0)) {
      throw badRequest(words.giveBackAboveZero);
    }
    return inTransaction(this.db, async (tx) => {
      const its = and(eq(orders.storeId, owner.storeId), or(eq(orders.id, name), eq(orders.orderNumber, name)));
      const [order] = await tx.select().from(orders).where(its).for("no key update");
      if (order === undefined) throw notFound(words.noOrderNamed(name));
      const now = this.clock.now();
      const id = createHash("sha256").update(`${order.id} ${key}`).digest("hex").slice(0, 32);
      const [before] = await tx.select().from(orderRefunds).where(eq(orderRefunds.id, id));
      if (before !== undefined) {
        if (amountPaise === undefined || amountPaise === before.amountPaise) {
          return { amountPaise: before.amountPaise, way: before.way };
        }
        throw new PlatformError(422, "IDEMPOTENCY_KEY_REUSED", words.keyOfOtherAmount);
      }
      const left = await leftOf(tx, order);
      const amount = amountPaise ?? left;
      if (amount > left) throw conflict("REFUND_TOO_LARGE", words.canBeGivenBack(inWords(left)));
      const way = await wayOf(tx, order, inCash);
      await tx.insert(orderRefunds).values({ id, orderId: order.id, amountPaise: amount, way, reason, createdAt: now });
      const note = [way === "CASH" ? amountInCash(inWords(amount)) : inWords(amount), reason]
        .filter(Boolean)
        .join(": ");
      await GIVE[way](tx, order, { id, amountPaise: amount, note, isAll: amount === left }, now);
      const details = { order: order.orderNumber, amountPaise: amount, way, ...(reason !== "" && { reason }) };
      await recordAudit(tx, owner, "order.refunded", details, now);
      return { amountPaise: amount, way };
    });
  }
}

/** @throws 409 `ORDER_NOT_REFUNDABLE` */
async function leftOf(tx: Transaction, order: OrderRow): Promise<number> {
  const { orderState, paymentStatus, finalPricePaise } = order;
  const refuse = (why: string) => conflict("ORDER_NOT_REFUNDABLE", why);
  if (ORDER_STATES[orderState].cameToNothing) {
    throw refuse(words.goesBackByItself);
  }
  const { isPaid, isRefunded } = PAYMENT_STATUSES[paymentStatus];
  if (isRefunded) throw refuse(words.allGivenBack);
  if (!isPaid) throw refuse(words.nothingPaid);
  const left = finalPricePaise - (await givenBackOfOrder(tx, order.id));
  if (left <= 0) throw refuse(words.allGivenBack);
  return left;
}

/** The way back of an order's money. A guest and an erased customer have no wallet. */
async function wayOf(tx: Transaction, order: OrderRow, inCash: boolean): Promise<RefundWay> {
  if (order.paymentMethod === "PAYMENT_GATEWAY") {
    if (!inCash) return "PAYMENT_PROVIDER";
    throw conflict("ORDER_NOT_REFUNDABLE", words.goesBackByProvider);
  }
  if (inCash) return "CASH";
  // The lock waits for an erasure that is running.
  const [customer] = await tx.select().from(customers).where(eq(customers.id, order.customerId)).for("key share");
  const [store] = await tx.select({ payment: stores.payment }).from(stores).where(eq(stores.id, order.storeId));
  const hasWallet = customer !== undefined && customer.guestOfDeviceId === null && customer.erasedAt === null;
  return hasWallet && store?.payment.wallet.enabled ? "WALLET" : "CASH";
}

interface Part {
  id: string;
  amountPaise: number;
  note: string;
  isAll: boolean;
}

/** Gives back a part of an order's money, for each way. */
const GIVE: Record<RefundWay, (tx: Transaction, order: OrderRow, part: Part, now: Date) => Promise<void>> = {
  WALLET: async (tx, order, part, now) => {
    await refundPart(tx, order, part, now);
    await recordGiven(tx, order, part, now);
  },
  CASH: recordGiven,
  PAYMENT_PROVIDER: async (tx, order, part, now) => {
    const paying = await payingCapture(tx, order.id);
    if (paying === undefined) throw conflict("ORDER_NOT_REFUNDABLE", words.noPaymentToGiveBack);
    await queuePartialRefund(tx, paying, part, now);
  },
};

async function recordGiven(tx: Transaction, order: OrderRow, { note, isAll }: Part, now: Date): Promise<void> {
  if (isAll) await changeOrder(tx, order, { paymentStatus: "REFUNDED" });
  await recordMoments(tx, order.id, [{ state: "REFUNDED", note }], now);
}
