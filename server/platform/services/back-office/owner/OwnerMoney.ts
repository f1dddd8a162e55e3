import { and, asc, eq, isNull } from "drizzle-orm";
import type { Clock } from "../../../clock";
import type { Db } from "../../../db/db.types";
import { inTransaction } from "../../../db/inTransaction";
import { orders } from "../../../db/schema/commerce";
import { customers } from "../../../db/schema/identity";
import { payments, refunds } from "../../../db/schema/payments";
import { cashRecharges } from "../../../db/schema/wallet";
import { notFound } from "../../../errors";
import type { Owner } from "../../common/audit/Owner.types";
import { recordAudit } from "../../common/audit/recordAudit";
import type { Wallets } from "../../sale/wallet/Wallets";

export interface WaitingRecharge {
  id: string;
  mobile: string;
  name: string;
  amountPaise: number;
  createdAt: Date;
}

export interface WaitingRefund {
  id: string;
  orderNumber: string | null;
  amountPaise: number;
  reason: string;
  attempts: number;
  createdAt: Date;
}

/** Cash for shoppers' wallets, and money that has to be given back to shoppers. */
export class OwnerMoney {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly wallets: Wallets,
  ) {}

  /** Recharges whose cash nobody has collected yet, the oldest first. */
  recharges({ storeId }: Owner): Promise<WaitingRecharge[]> {
    const { id, amountPaise, createdAt, status } = cashRecharges;
    return this.db.orm
      .select({ id, mobile: customers.mobile, name: customers.name, amountPaise, createdAt })
      .from(cashRecharges)
      .innerJoin(customers, eq(customers.id, cashRecharges.customerId))
      .where(and(eq(cashRecharges.storeId, storeId), eq(status, "PENDING")))
      .orderBy(asc(createdAt), asc(id));
  }

  /**
   * Records that the cash was collected and puts the money into the wallet. @throws 404 for another store's recharge
   * and for one that was collected already
   */
  collect(owner: Owner, rechargeId: string): Promise<void> {
    return inTransaction(this.db, async (tx) => {
      const its = and(eq(cashRecharges.id, rechargeId), eq(cashRecharges.storeId, owner.storeId));
      if ((await tx.$count(cashRecharges, its)) === 0) throw notFound("A recharge that waits to be collected");
      await this.wallets.collectIn(tx, rechargeId);
      const details = { recharge: rechargeId };
      await recordAudit(tx, owner, "recharge.collected", details, this.clock.now());
    });
  }

  /** Refunds that the gateway has not accepted yet; the reconciler tries them again. */
  refunds({ storeId }: Owner): Promise<WaitingRefund[]> {
    const { id, amountPaise, reason, attempts, createdAt, sentAt } = refunds;
    return this.db.orm
      .select({ id, orderNumber: orders.orderNumber, amountPaise, reason, attempts, createdAt })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .leftJoin(orders, eq(orders.id, payments.orderId))
      .where(and(eq(refunds.storeId, storeId), isNull(sentAt)))
      .orderBy(asc(createdAt), asc(id));
  }
}
