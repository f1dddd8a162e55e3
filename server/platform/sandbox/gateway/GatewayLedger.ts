import { randomBytes } from "node:crypto";
import { and, desc, eq, lte, or } from "drizzle-orm";
import type { PaymentProviderId } from "#contract/sale/payments.ts";
import type { TransactionStatus } from "#contract/sale/paymentTransactions.ts";
import type { Clock } from "../../clock";
import type { Db } from "../../db/db.types";
import {
  sandboxGatewayCaptures as captures,
  sandboxGatewayRefunds as refunds,
  type SandboxRefundStatus,
  sandboxGatewaySessions as sessions,
} from "../../db/schema/sandboxGateway";
import { notFound } from "../../errors";

export type GatewaySessionRow = typeof sessions.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;

export interface GatewayAttempt {
  /** Null until the session's payment has an outcome. */
  gatewayPaymentId: string | null;
  amountPaise: number;
  status: TransactionStatus;
}

export interface NewSession {
  provider: PaymentProviderId;
  reference: string;
  amountPaise: number;
  storeName: string;
}

const hex = (bytes: number) => randomBytes(bytes).toString("hex");

/** Makes `[gatewayId, sessionId]` in the form that each provider uses. */
const NAMES: Record<PaymentProviderId, () => [string, string]> = {
  CASHFREE: () => [BigInt(`0x${hex(6)}`).toString(), `session_${hex(32)}`],
  RAZORPAY: () => {
    const id = `order_${hex(7)}`;
    return [id, id];
  },
  BMSPAY: () => [`BMS${hex(8).toUpperCase()}`, `bms_${hex(24)}`],
};

/** The sandbox gateway's record of payments. The platform reads it only by HTTP, like a real gateway's. */
export class GatewayLedger {
  /** The first state of a new refund: done at once, accepted, or refused. */
  newRefunds: SandboxRefundStatus = "SUCCEEDED";

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** Opens one session for a reference, even if it is asked for again. */
  async open(session: NewSession): Promise<GatewaySessionRow> {
    const [gatewayId, sessionId] = NAMES[session.provider]();
    const createdAt = this.clock.now();
    await this.db.orm
      .insert(sessions)
      .values({ ...session, gatewayId, sessionId, outcome: "PROGRESS", createdAt })
      .onConflictDoNothing();
    return this.find("reference", session.reference);
  }

  /** @throws 404 when there is no such session */
  async find(by: "reference" | "gatewayId" | "sessionId", value: string): Promise<GatewaySessionRow> {
    const [row] = await this.db.orm.select().from(sessions).where(eq(sessions[by], value));
    if (row === undefined) throw notFound("This payment was not found.");
    return row;
  }

  /** @throws 404 when the gateway knows no payment with this id */
  async findPaid(gatewayPaymentId: string): Promise<GatewaySessionRow> {
    const [row] = await this.db.orm
      .select({ session: sessions })
      .from(sessions)
      .leftJoin(captures, eq(captures.gatewayId, sessions.gatewayId))
      .where(or(eq(sessions.gatewayPaymentId, gatewayPaymentId), eq(captures.gatewayPaymentId, gatewayPaymentId)));
    if (row === undefined) throw notFound("This payment was not found.");
    return row.session;
  }

  statusOf({ outcome, outcomeAt }: GatewaySessionRow): TransactionStatus {
    return outcomeAt !== null && outcomeAt <= this.clock.now() ? outcome : "PROGRESS";
  }

  /** Sets the outcome, unless the payment has succeeded already. @returns whether this changed the session */
  async decide(session: GatewaySessionRow, outcome: TransactionStatus, outcomeAt: Date): Promise<boolean> {
    if (session.outcome === "SUCCEEDED") return false;
    const gatewayPaymentId = session.gatewayPaymentId ?? `pay_${hex(7)}`;
    await this.db.orm
      .update(sessions)
      .set({ outcome, outcomeAt, gatewayPaymentId })
      .where(eq(sessions.gatewayId, session.gatewayId));
    return true;
  }

  /**
   * The shopper pays in addition to the session's own payment: again, or another amount. @returns the gateway's id of it
   */
  async payMore({ gatewayId }: GatewaySessionRow, amountPaise: number, capturedAt: Date): Promise<string> {
    const gatewayPaymentId = `pay_${hex(7)}`;
    await this.db.orm.insert(captures).values({ gatewayPaymentId, gatewayId, amountPaise, capturedAt });
    return gatewayPaymentId;
  }

  /** All that the gateway knows about a session, the newest first. */
  async attemptsOf(session: GatewaySessionRow): Promise<GatewayAttempt[]> {
    const now = this.clock.now();
    const more = await this.db.orm
      .select()
      .from(captures)
      .where(and(eq(captures.gatewayId, session.gatewayId), lte(captures.capturedAt, now)))
      .orderBy(desc(captures.capturedAt), desc(captures.gatewayPaymentId));
    const { gatewayPaymentId, amountPaise, outcomeAt } = session;
    const own = outcomeAt === null ? [] : [{ gatewayPaymentId, amountPaise, status: this.statusOf(session) }];
    return [...more.map((capture) => ({ ...capture, status: "SUCCEEDED" as const })), ...own];
  }

  /**
   * Refunds money of a session, once for each reference; `newRefunds` is its first state. @returns undefined when less is
   * left to refund
   */
  async refund(session: GatewaySessionRow, reference: string, amountPaise: number): Promise<RefundRow | undefined> {
    const taken = (await this.attemptsOf(session)).filter(({ status }) => status === "SUCCEEDED");
    const before = await this.db.orm.select().from(refunds).where(eq(refunds.gatewayId, session.gatewayId));
    const known = before.find((refund) => refund.reference === reference);
    if (known !== undefined) return known;
    const sum = (rows: readonly { amountPaise: number }[]) => rows.reduce((all, row) => all + row.amountPaise, 0);
    const left = sum(taken) - sum(before.filter(({ status }) => status !== "FAILED"));
    if (amountPaise > left) return undefined;
    const row = { reference, refundId: `rfnd_${hex(7)}`, gatewayId: session.gatewayId, amountPaise };
    await this.db.orm
      .insert(refunds)
      .values({ ...row, status: this.newRefunds })
      .onConflictDoNothing();
    return this.findRefund("reference", reference);
  }

  /** @throws 404 when there is no such refund */
  async findRefund(by: "reference" | "refundId", value: string): Promise<RefundRow> {
    const [row] = await this.db.orm.select().from(refunds).where(eq(refunds[by], value));
    if (row === undefined) throw notFound("This refund was not found.");
    return row;
  }

  /** Decides all refunds that are pending. */
  async decideRefunds(status: SandboxRefundStatus): Promise<void> {
    await this.db.orm.update(refunds).set({ status }).where(eq(refunds.status, "PENDING"));
  }
}
