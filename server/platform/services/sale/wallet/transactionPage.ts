import { and, count, desc, eq, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { WalletTransaction, WalletTransactionPage } from "#contract/sale/walletTransactions.ts";
import type { Executor } from "../../../db/db.types";
import { cashRecharges, type LedgerMovementKind, ledgerEntries, ledgerMovements } from "../../../db/schema/wallet";
import { paiseToRupees } from "../../../money";
import { entryInWords } from "./entryInWords";

/** Movements and recharges that wait for their cash, newest first. Each half is read along its own index. */
export async function readTransactionPage(
  db: Executor,
  walletId: string,
  page: number,
  size: number,
): Promise<WalletTransactionPage> {
  const isMine = eq(ledgerEntries.accountId, walletId);
  const isPending = and(eq(cashRecharges.walletId, walletId), eq(cashRecharges.status, "PENDING"));
  const moved = db
    .select({
      at: sql<Date>`${ledgerEntries.createdAt}`.mapWith(ledgerEntries.createdAt).as("at"),
      id: sql<string>`lpad(${ledgerEntries.id}::text, 20, '0')`.as("id"),
      kind: sql<LedgerMovementKind>`${ledgerMovements.kind}`.as("kind"),
      description: sql<string>`${ledgerMovements.description}`.as("description"),
      amountPaise: sql<number>`${ledgerEntries.amountPaise}`.mapWith(Number).as("amount_paise"),
      status: sql<"COMPLETED" | "PENDING">`'COMPLETED'`.as("status"),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerMovements, eq(ledgerMovements.id, ledgerEntries.movementId))
    .where(isMine);
  const promised = db
    .select({
      at: sql<Date>`${cashRecharges.createdAt}`.mapWith(cashRecharges.createdAt).as("at"),
      id: sql<string>`${cashRecharges.id}`.as("id"),
      kind: sql<LedgerMovementKind>`'CASH_RECHARGE'`.as("kind"),
      description: sql<string>`''`.as("description"),
      amountPaise: sql<number>`${cashRecharges.amountPaise}`.mapWith(Number).as("amount_paise"),
      status: sql<"COMPLETED" | "PENDING">`'PENDING'`.as("status"),
    })
    .from(cashRecharges)
    .where(isPending);
  const rows = await unionAll(moved, promised)
    .orderBy(desc(sql`at`), desc(sql`id`))
    .limit(size)
    .offset((page - 1) * size);
  const [entries] = await db.select({ total: count() }).from(ledgerEntries).where(isMine);
  const [pending] = await db.select({ total: count() }).from(cashRecharges).where(isPending);
  const total = (entries?.total ?? 0) + (pending?.total ?? 0);
  return { transactions: rows.map(toTransaction), totalPages: Math.ceil(total / size) };
}

interface Row {
  at: Date;
  kind: LedgerMovementKind;
  description: string;
  amountPaise: number;
  status: "COMPLETED" | "PENDING";
}

function toTransaction({ at, kind, description, amountPaise, status }: Row): WalletTransaction {
  return {
    dateTime: at.toISOString(),
    description: entryInWords(kind, description),
    transactionAmount: paiseToRupees(Math.abs(amountPaise)),
    transactionType: amountPaise > 0 ? "CREDIT" : "DEBIT",
    status,
  };
}
