import { and, eq, lte, notExists, sql } from "drizzle-orm";
import { TIME_LIMIT_EXCEEDED } from "#contract/sale/orders.ts";
import type { Clock } from "../../../clock";
import type { Db, Transaction } from "../../../db/db.types";
import { inTransaction } from "../../../db/inTransaction";
import { orders } from "../../../db/schema/commerce";
import { payments } from "../../../db/schema/payments";
import { failWaitingOrder } from "../orders/paidOrders";
import { type Gateways, gatewayOf } from "./gateways/createGateways";
import type { GatewayReport } from "./gateways/PaymentGateway";
import type { Purposes } from "./PaymentPurpose";
import type { PaymentLimits } from "./Payments";
import type { PaymentRow } from "./payments.types";
import { askRefund, claimRefunds } from "./refunds/askRefund";
import { lockPayment, settlePayment } from "./settlePayment";
import { isAskedEnough, judge, nextLookAt } from "./whenToAsk";

const AT_ONCE = 20;

interface ReconcilerLog {
  warn(fields: object, message: string): void;
}

/**
 * Settles what nobody else settles (bar 4): asks the gateways about payments, ends orders that nobody pays, asks for
 * refunds. Any number of processes may run it: each claims rows for as long as the work may take, and skips rows that
 * others have claimed. The claims of a process that dies expire.
 */
export class Reconciler {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly gateways: Gateways,
    private readonly purposes: Purposes,
    private readonly limits: PaymentLimits,
    private readonly log: ReconcilerLog,
  ) {}

  async run(): Promise<void> {
    await this.endWaitingOrders();
    await Promise.all((await this.claimPayments()).map((payment) => this.check(payment)));
    const refunds = await claimRefunds(this.db, this.clock.now(), AT_ONCE);
    await Promise.all(refunds.map((refund) => askRefund(this.db, this.clock, this.gateways, refund, this.log)));
  }

  /** A claimed payment is due again after its wait, because only an answer of the gateway ends the asking. */
  private claimPayments(): Promise<PaymentRow[]> {
    return inTransaction(this.db, async (tx) => {
      const now = this.clock.now();
      const due = await tx
        .select()
        .from(payments)
        .where(lte(payments.nextCheckAt, now))
        .orderBy(payments.nextCheckAt)
        .limit(AT_ONCE)
        .for("update", { skipLocked: true });
      for (const payment of due) await this.askAgain(tx, payment, now);
      return due;
    });
  }

  private async check(payment: PaymentRow): Promise<void> {
    try {
      const report = await this.ask(payment);
      await inTransaction(this.db, async (tx) => {
        const held = await lockPayment(tx, payment.id, this.purposes);
        if (held === undefined) return;
        const now = this.clock.now();
        const settled = report === undefined ? held : await settlePayment(tx, held, report, this.purposes, now);
        if (isAskedEnough(settled, now))
          await tx.update(payments).set({ nextCheckAt: null }).where(eq(payments.id, held.id));
        else if (settled.status !== payment.status) await this.askAgain(tx, settled, now);
      });
    } catch (error) {
      this.log.warn({ err: error, paymentId: payment.id }, "a payment could not be checked");
    }
  }

  private async askAgain(tx: Transaction, payment: PaymentRow, now: Date): Promise<void> {
    const nextCheckAt = nextLookAt(payment, now, this.limits.firstCheckMs);
    await tx.update(payments).set({ nextCheckAt }).where(eq(payments.id, payment.id));
  }

  private async ask(payment: PaymentRow): Promise<GatewayReport | undefined> {
    const answer = await gatewayOf(this.gateways, payment.provider).fetchStatus(payment);
    return judge(payment, answer, this.clock.now(), this.limits.holdMs);
  }

  /**
   * Stock is held for a payment for a limited time. A later payment takes the stock again or is refunded. Each order has
   * its own transaction, because stock is locked in the order of its rows (ADR 21).
   */
  private async endWaitingOrders(): Promise<void> {
    for (let ended = 0; ended < AT_ONCE; ended += 1) if (!(await this.endWaitingOrder())) return;
  }

  /** @returns false when no order is due */
  private endWaitingOrder(): Promise<boolean> {
    return inTransaction(this.db, async (tx) => {
      const now = this.clock.now();
      const limit = new Date(now.getTime() - this.limits.holdMs);
      const tried = tx
        .select({ one: sql`1` })
        .from(payments)
        .where(and(eq(payments.orderId, orders.id), sql`${payments.createdAt} > ${limit.toISOString()}::timestamptz`));
      const [order] = await tx
        .select()
        .from(orders)
        .where(
          and(
            sql`${orders.orderState} = 'PENDING'`,
            eq(orders.paymentMethod, "PAYMENT_GATEWAY"),
            lte(orders.orderDate, limit),
            notExists(tried),
          ),
        )
        .limit(1)
        .for("no key update", { skipLocked: true });
      if (order === undefined) return false;
      await failWaitingOrder(tx, order, TIME_LIMIT_EXCEEDED, now);
      return true;
    });
  }
}
