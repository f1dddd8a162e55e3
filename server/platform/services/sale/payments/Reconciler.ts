import { and, eq, inArray, lte, notExists, sql } from "drizzle-orm";
import type { Clock } from "../../../clock";
import type { Db } from "../../../db/db.types";
import { inTransaction } from "../../../db/inTransaction";
import { orders } from "../../../db/schema/commerce";
import { payments, refunds } from "../../../db/schema/payments";
import { failWaitingOrder } from "../orders/paidOrders";
import type { Gateways } from "./gateways/createGateways";
import type { GatewayReport } from "./gateways/PaymentGateway";
import type { PaymentLimits } from "./Payments";
import type { PaymentRow } from "./queueRefund";
import { sendRefund } from "./sendRefund";
import { lockPayment, type Purposes, settlePayment } from "./settlePayment";

const AT_ONCE = 20;
const HOUR_MS = 3_600_000;
/** A bank may answer up to three days late (bars, Facts behind them). */
const ASKED_FOR_MS = 72 * HOUR_MS;
/** Spec 8, Payment timeout; reading 6. */
const TIME_LIMIT = "Time Limit Exceeded";

interface ReconcilerLog {
  warn(fields: object, message: string): void;
}

/** The wait is as long as the payment is old: short at first, an hour in the end. */
function nextCheck(createdAt: Date, now: Date, firstCheckMs: number): Date | null {
  const age = now.getTime() - createdAt.getTime();
  if (age > ASKED_FOR_MS) return null;
  return new Date(now.getTime() + Math.min(Math.max(age, firstCheckMs), HOUR_MS));
}

/**
 * Settles what nobody else settles (bar 4): asks the gateways about payments, ends orders that nobody pays, sends
 * refunds. Any number of processes may run it: each claims rows for as long as the work may take and skips those that
 * others have claimed. The claims of a process that dies run out.
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
    await Promise.all(
      (await this.claimRefunds()).map((refund) => sendRefund(this.db, this.clock, this.gateways, refund, this.log)),
    );
  }

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
      for (const { id, createdAt } of due) {
        const nextCheckAt = nextCheck(createdAt, now, this.limits.firstCheckMs);
        await tx.update(payments).set({ nextCheckAt }).where(eq(payments.id, id));
      }
      return due;
    });
  }

  private async check(payment: PaymentRow): Promise<void> {
    try {
      const asked = await this.gateways.get(payment.provider)?.fetchStatus(payment);
      const report = this.judge(payment, asked);
      if (report === undefined || report.status === "PROGRESS") return;
      await inTransaction(this.db, async (tx) => {
        const held = await lockPayment(tx, payment.id, this.purposes);
        if (held !== undefined) await settlePayment(tx, held, report, this.purposes, this.clock.now());
      });
    } catch (error) {
      this.log.warn({ err: error, paymentId: payment.id }, "a payment could not be checked");
    }
  }

  /** A payment that the gateway does not know, or did not report for too long, has failed. */
  private judge(payment: PaymentRow, asked: GatewayReport | undefined): GatewayReport | undefined {
    const age = this.clock.now().getTime() - payment.createdAt.getTime();
    if (asked === undefined) return age > this.limits.holdMs ? { status: "FAILED" } : undefined;
    return asked.status === "PROGRESS" && age > ASKED_FOR_MS ? { status: "FAILED" } : asked;
  }

  /**
   * Stock is held for a payment for a limited time. A payment that comes later takes the stock again or is refunded.
   * Each order has its own transaction, because stock is locked in the order of its rows (ADR 21).
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
      await failWaitingOrder(tx, order, TIME_LIMIT, now);
      return true;
    });
  }

  private claimRefunds() {
    return inTransaction(this.db, async (tx) => {
      const now = this.clock.now();
      const due = await tx
        .select({ refund: refunds, payment: payments })
        .from(refunds)
        .innerJoin(payments, eq(payments.id, refunds.paymentId))
        .where(lte(refunds.nextAttemptAt, now))
        .limit(AT_ONCE)
        .for("update", { of: refunds, skipLocked: true });
      const ids = due.map(({ refund }) => refund.id);
      // The wait doubles each time, up to an hour; a refund is never given up.
      const wait = sql`least(interval '1 hour', interval '30 seconds' * power(2, least(${refunds.attempts}, 10)))`;
      const nextAttemptAt = sql`${now.toISOString()}::timestamptz + ${wait}`;
      if (ids.length > 0) {
        const claimed = { nextAttemptAt, attempts: sql`${refunds.attempts} + 1` };
        await tx.update(refunds).set(claimed).where(inArray(refunds.id, ids));
      }
      return due;
    });
  }
}
