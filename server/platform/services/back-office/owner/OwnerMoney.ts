import { createHash } from "node:crypto";
import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import type { RefundState } from "#contract/sale/states/refundStates.ts";
import type { Clock } from "../../../clock";
import type { Db, Transaction } from "../../../db/db.types";
import { inTransaction } from "../../../db/inTransaction";
import { orders } from "../../../db/schema/commerce";
import { customers } from "../../../db/schema/identity";
import { payments, refunds } from "../../../db/schema/payments";
import { cashRecharges, ledgerAccounts, ledgerEntries, ledgerMovements } from "../../../db/schema/wallet";
import { badRequest, conflict, notFound, PlatformError } from "../../../errors";
import { nothingWhereAbsent } from "../../../money";
import type { Owner } from "../../common/audit/Owner.types";
import { recordAudit } from "../../common/audit/recordAudit";
import { recordRefund } from "../../sale/payments/refunds/recordRefund";
import { debit } from "../../sale/wallet/ledger";
import type { Wallets } from "../../sale/wallet/Wallets";
import { paidOutInCash } from "../../sale/words.en";
import { words } from "../words";

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
  state: RefundState;
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
   * Records that the cash was collected, and puts the money into the wallet. @throws 404 for another store's recharge and
   * for one that was collected already
   */
  collect(owner: Owner, rechargeId: string): Promise<void> {
    return inTransaction(this.db, async (tx) => {
      const its = and(eq(cashRecharges.id, rechargeId), eq(cashRecharges.storeId, owner.storeId));
      if ((await tx.$count(cashRecharges, its)) === 0) throw notFound(words.noRechargeWaits);
      await this.wallets.collectIn(tx, rechargeId);
      const details = { recharge: rechargeId };
      await recordAudit(tx, owner, "recharge.collected", details, this.clock.now());
    });
  }

  /** Refunds that have not reached the customer yet. The reconciler asks the gateway for them. */
  refunds({ storeId }: Owner): Promise<WaitingRefund[]> {
    const { id, amountPaise, reason, state, attempts, createdAt, nextAttemptAt } = refunds;
    return this.db.orm
      .select({ id, orderNumber: orders.orderNumber, amountPaise, reason, state, attempts, createdAt })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .leftJoin(orders, eq(orders.id, payments.orderId))
      .where(and(eq(refunds.storeId, storeId), isNotNull(nextAttemptAt)))
      .orderBy(asc(createdAt), asc(id));
  }

  /**
   * Records that the owner has given a refund's money back in another way, because the gateway could not. @throws 404, 409
   * `REFUND_UNDER_WAY` while the gateway may still pay it
   */
  refundByHand(owner: Owner, refundId: string): Promise<void> {
    return inTransaction(this.db, async (tx) => {
      const its = and(eq(refunds.id, refundId), eq(refunds.storeId, owner.storeId), isNotNull(refunds.nextAttemptAt));
      if ((await tx.$count(refunds, its)) === 0) throw notFound(words.noRefundWaits);
      const now = this.clock.now();
      if (!(await recordRefund(tx, refundId, { state: "BY_HAND" }, now))) {
        throw conflict("REFUND_UNDER_WAY", words.refundUnderWay);
      }
      await recordAudit(tx, owner, "refund.by-hand", { refund: refundId }, now);
    });
  }

  /**
   * Takes money out of a customer's wallet that the store has paid out in cash.
   * @param amountPaise all of it when left out
   * @param key the same key pays out only once
   * @returns the paise that were paid out
   * @throws 404, 409 `INSUFFICIENT_BALANCE`, `WALLET_EMPTY`, 422 for a key that was used with another amount
   */
  payOut(owner: Owner, mobile: string, amountPaise: number | undefined, key: string): Promise<number> {
    if (amountPaise !== undefined && !(Number.isInteger(amountPaise) && amountPaise > 0)) {
      throw badRequest(words.payOutAboveZero);
    }
    return inTransaction(this.db, async (tx) => {
      const { id, walletId } = await this.accountOf(tx, owner, mobile);
      const reference = createHash("sha256").update(`${id} ${key}`).digest("hex").slice(0, 32);
      const before = await paidOutBefore(tx, reference, walletId);
      if (before !== undefined) {
        if (amountPaise === undefined || amountPaise === before) return before;
        throw new PlatformError(422, "IDEMPOTENCY_KEY_REUSED", words.keyOfOtherAmount);
      }
      const [wallet] = await tx
        .select()
        .from(ledgerAccounts)
        .where(eq(ledgerAccounts.id, walletId))
        .for("no key update");
      const amount = amountPaise ?? nothingWhereAbsent(wallet?.balancePaise);
      if (amount === 0) throw conflict("WALLET_EMPTY", words.walletEmpty);
      const at = this.clock.now();
      const { storeId } = owner;
      const description = paidOutInCash;
      await debit(tx, { storeId, walletId, amountPaise: amount, kind: "CASH_PAYOUT", reference, description, at });
      await recordAudit(tx, owner, "wallet.paid-out", { customer: id, amountPaise: amount }, at);
      return amount;
    });
  }

  /** @throws 404 */
  private async accountOf(tx: Transaction, { storeId }: Owner, mobile: string) {
    const account = and(
      eq(customers.storeId, storeId),
      eq(customers.mobile, mobile),
      isNull(customers.guestOfDeviceId),
    );
    const [found] = await tx.select().from(customers).where(account).for("key share");
    if (found === undefined) throw notFound(words.noCustomerWithNumber);
    return found;
  }
}

/** The paise that a payout with this reference took out of the wallet. */
async function paidOutBefore(tx: Transaction, reference: string, walletId: string): Promise<number | undefined> {
  const [entry] = await tx
    .select({ amountPaise: ledgerEntries.amountPaise })
    .from(ledgerMovements)
    .innerJoin(ledgerEntries, eq(ledgerEntries.movementId, ledgerMovements.id))
    .where(
      and(
        eq(ledgerMovements.kind, "CASH_PAYOUT"),
        eq(ledgerMovements.reference, reference),
        eq(ledgerEntries.accountId, walletId),
      ),
    );
  return entry && -entry.amountPaise;
}
