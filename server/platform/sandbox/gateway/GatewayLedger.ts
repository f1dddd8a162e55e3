import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { PaymentProviderId } from "../../../../src/contract/sale/payments";
import type { TransactionStatus } from "../../../../src/contract/sale/paymentTransactions";
import type { Clock } from "../../clock";
import type { Db } from "../../db/db.types";
import { sandboxGatewaySessions as sessions } from "../../db/schema/sandboxGateway";
import { notFound } from "../../errors";

export type GatewaySessionRow = typeof sessions.$inferSelect;

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

/** The sandbox gateway's record of payments. The platform reads it only by HTTP, as it would read a real gateway's. */
export class GatewayLedger {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** Opens one session for a reference, however often it is asked for. */
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
  async find(
    by: "reference" | "gatewayId" | "sessionId" | "gatewayPaymentId",
    value: string,
  ): Promise<GatewaySessionRow> {
    const [row] = await this.db.orm.select().from(sessions).where(eq(sessions[by], value));
    if (row === undefined) throw notFound("This payment");
    return row;
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

  /** Refunds a payment once. @returns the refund's id; undefined when there is nothing to refund */
  async refund(session: GatewaySessionRow, amountPaise: number): Promise<string | undefined> {
    if (this.statusOf(session) !== "SUCCEEDED" || amountPaise > session.amountPaise) return undefined;
    const refundId = session.refundId ?? `rfnd_${hex(7)}`;
    await this.db.orm.update(sessions).set({ refundId }).where(eq(sessions.gatewayId, session.gatewayId));
    return refundId;
  }
}
