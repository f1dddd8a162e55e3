import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Recharge, Wallet } from "#contract/sale/wallets.ts";
import type { WalletTransactionPage } from "#contract/sale/walletTransactions.ts";
import type { Clock } from "../../../clock";
import type { Db, Executor, Transaction } from "../../../db/db.types";
import { inTransaction } from "../../../db/inTransaction";
import { customers } from "../../../db/schema/identity";
import { stores } from "../../../db/schema/tenancy";
import { cashRecharges, ledgerAccounts } from "../../../db/schema/wallet";
import { badRequest, conflict, notFound } from "../../../errors";
import { nothingWhereAbsent, paiseToRupees } from "../../../money";
import { doorColumns, refuseClosed } from "../../common/doors/refuseClosed";
import type { Intent, KeyedCalls } from "../../common/keyed/KeyedCalls";
import { words } from "../words";
import { rechargeByCash, rechargeOnline } from "../words.en";
import { credit } from "./ledger";
import type { SettledPayments } from "./SettledPayments";
import { readTransactionPage } from "./transactionPage";

/** One lakh of rupees at a time: a larger amount is a typing mistake. */
const MAX_RECHARGE_PAISE = 10_000_000;

/** The wallet's owner, taken from the access token. */
export interface WalletOwner {
  customerId: string;
  storeId: string;
  walletId: string;
}

export type RechargeRequest =
  | { paymentSource: "COD"; amountPaise: number }
  | { paymentSource: "ONLINE_PAYMENT"; paymentTransactionId: string };

/** A shopper's prepaid money (spec 3, Wallet); the wallets of others are answered as not found. */
export class Wallets {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly keyed: KeyedCalls,
    private readonly payments: SettledPayments,
  ) {}

  get(owner: WalletOwner, id: string): Promise<Wallet> {
    checkOwner(owner, id);
    return readWallet(this.db.orm, id);
  }

  transactions(owner: WalletOwner, id: string, page: number, size: number): Promise<WalletTransactionPage> {
    checkOwner(owner, id);
    return readTransactionPage(this.db.orm, id, page, size);
  }

  /**
   * @throws 400 without a key or with an impossible amount, 409 `PAYMENT_METHOD_UNAVAILABLE`, `RECHARGE_NOT_PAID` while
   * the platform has no record of the payment
   */
  async recharge(owner: WalletOwner, id: string, request: RechargeRequest, intent: Intent): Promise<Recharge> {
    checkOwner(owner, id);
    if (!intent.key) {
      throw badRequest(words.keyToRechargeOnce, "IDEMPOTENCY_KEY_MISSING");
    }
    return this.keyed.run(intent, async (tx) => {
      await checkOffered(tx, owner.storeId, request.paymentSource);
      const recharge =
        request.paymentSource === "COD"
          ? await this.promise(tx, owner, request.amountPaise)
          : await this.take(tx, owner, request.paymentTransactionId);
      return { ...(await readWallet(tx, id)), recharge };
    });
  }

  /**
   * Credits a settled payment to the wallet in the caller's transaction. Both the shopper's call and the settling of the
   * payment do this; the first one counts. @returns false when the payment was credited before
   */
  creditPayment(tx: Transaction, owner: WalletOwner, paymentId: string, amountPaise: number): Promise<boolean> {
    const { storeId, walletId } = owner;
    const description = rechargeOnline;
    const at = this.clock.now();
    return credit(tx, {
      storeId,
      walletId,
      amountPaise,
      kind: "ONLINE_RECHARGE",
      reference: paymentId,
      description,
      at,
    });
  }

  /** Records that the cash was collected. The caller has checked that it is the store. */
  collect(rechargeId: string): Promise<Recharge> {
    return inTransaction(this.db, (tx) => this.collectIn(tx, rechargeId));
  }

  /** @throws 404 when the recharge is not waiting (any more) */
  async collectIn(tx: Transaction, rechargeId: string): Promise<Recharge> {
    const collectedAt = this.clock.now();
    const [collected] = await tx
      .update(cashRecharges)
      .set({ status: "COLLECTED", collectedAt })
      .where(and(eq(cashRecharges.id, rechargeId), eq(cashRecharges.status, "PENDING")))
      .returning();
    if (collected === undefined) throw notFound(words.noRechargeWaits);
    const { storeId, walletId, amountPaise } = collected;
    await credit(tx, {
      ...{ storeId, walletId, amountPaise, kind: "CASH_RECHARGE", reference: rechargeId },
      ...{ description: rechargeByCash, at: collectedAt },
    });
    return { ...(await readWallet(tx, walletId)), recharge: { id: rechargeId, status: "COMPLETED" } };
  }

  private async promise(tx: Transaction, owner: WalletOwner, amountPaise: number): Promise<Recharge["recharge"]> {
    if (!Number.isSafeInteger(amountPaise) || amountPaise <= 0 || amountPaise > MAX_RECHARGE_PAISE) {
      throw badRequest(words.amountToRecharge, "INVALID_AMOUNT");
    }
    const id = randomUUID();
    const { customerId, storeId, walletId } = owner;
    const createdAt = this.clock.now();
    const row = { id, customerId, storeId, walletId, amountPaise, status: "PENDING" as const, createdAt };
    await tx.insert(cashRecharges).values(row);
    return { id, status: "PENDING" };
  }

  private async take(tx: Transaction, owner: WalletOwner, paymentId: string): Promise<Recharge["recharge"]> {
    const paid = await this.payments.findRecharge(tx, paymentId, owner.customerId);
    if (paid === undefined) {
      throw conflict("RECHARGE_NOT_PAID", words.rechargeNotConfirmed);
    }
    await this.creditPayment(tx, owner, paymentId, paid.amountPaise);
    return { id: paymentId, status: "COMPLETED" };
  }
}

function checkOwner(owner: WalletOwner, id: string): void {
  if (owner.walletId !== id) throw notFound(words.noWallet);
}

/** A wallet without a row has balance 0. */
async function readWallet(db: Executor, id: string): Promise<Wallet> {
  const [row] = await db
    .select({ balancePaise: ledgerAccounts.balancePaise })
    .from(customers)
    .leftJoin(ledgerAccounts, eq(ledgerAccounts.id, customers.walletId))
    .where(eq(customers.walletId, id));
  if (row === undefined) throw notFound(words.noWallet);
  return { id, accountBalance: paiseToRupees(nothingWhereAbsent(row.balancePaise)) };
}

/**
 * Refuses cash that the store does not take, and all cash while it is closed. An online payment that was made is always
 * credited, even if the store has switched online payments off since.
 */
async function checkOffered(tx: Transaction, storeId: string, source: RechargeRequest["paymentSource"]): Promise<void> {
  if (source === "ONLINE_PAYMENT") return;
  const [store] = await tx
    .select({ payment: stores.payment, ...doorColumns })
    .from(stores)
    .where(eq(stores.id, storeId));
  if (store) refuseClosed(store);
  if (store?.payment.wallet.enabled && store.payment.cashOnDelivery.enabled) return;
  throw conflict("PAYMENT_METHOD_UNAVAILABLE", words.methodNotOffered);
}
