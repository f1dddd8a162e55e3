import { randomUUID } from "node:crypto";
import { and, eq, gte, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/db.types";
import {
  type LedgerAccountKind,
  type LedgerMovementKind,
  ledgerAccounts,
  ledgerEntries,
  ledgerMovements,
} from "../../../db/schema/wallet";
import { conflict } from "../../../errors";
import { words } from "../words";

/** Whose wallet changes, by how much, and why. */
export interface Movement {
  storeId: string;
  walletId: string;
  amountPaise: number;
  kind: LedgerMovementKind;
  /** The order, payment or recharge that it belongs to. Each moves money of one kind only once. */
  reference: string;
  description: string;
  at: Date;
}

/** The account on the other side of the wallet for each kind of movement. */
const OTHER_SIDE: Record<LedgerMovementKind, LedgerAccountKind> = {
  ORDER_PAYMENT: "ORDERS",
  ORDER_REFUND: "ORDERS",
  ONLINE_RECHARGE: "ONLINE_PAYMENTS",
  CASH_RECHARGE: "CASH",
  CASH_PAYOUT: "CASH",
};

/**
 * Puts money into a wallet in the caller's transaction.
 * @returns false when this reference was booked before; then nothing moves
 */
export async function credit(tx: Transaction, movement: Movement): Promise<boolean> {
  return move(tx, movement, 1);
}

/**
 * Takes money out of a wallet in the caller's transaction.
 * @returns false when this reference was booked before; then nothing moves
 * @throws 409 `INSUFFICIENT_BALANCE` (spec 8, Wallet too low)
 */
export async function debit(tx: Transaction, movement: Movement): Promise<boolean> {
  return move(tx, movement, -1);
}

/** Writes the movement's row first: a second call with the reference waits for it and finds the work done. */
async function move(tx: Transaction, movement: Movement, sign: 1 | -1): Promise<boolean> {
  const { storeId, walletId, amountPaise, kind, reference, description, at } = movement;
  if (!Number.isSafeInteger(amountPaise) || amountPaise <= 0) throw new RangeError(`cannot move ${amountPaise} paise`);
  const movementId = randomUUID();
  const begun = await tx
    .insert(ledgerMovements)
    .values({ id: movementId, storeId, kind, reference, description, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: ledgerMovements.id });
  if (begun.length === 0) return false;
  const other = { id: `${storeId}:${OTHER_SIDE[kind]}`, storeId, kind: OTHER_SIDE[kind] };
  await tx
    .insert(ledgerAccounts)
    .values([{ id: walletId, storeId, kind: "WALLET", balancePaise: 0 }, other])
    .onConflictDoNothing();
  await changeBalance(tx, walletId, sign * amountPaise);
  await tx.insert(ledgerEntries).values([
    { movementId, accountId: walletId, amountPaise: sign * amountPaise, createdAt: at },
    { movementId, accountId: other.id, amountPaise: -sign * amountPaise, createdAt: at },
  ]);
  return true;
}

/** One conditional update instead of a check before a write (bar 6). */
async function changeBalance(tx: Transaction, walletId: string, byPaise: number): Promise<void> {
  const changed = await tx
    .update(ledgerAccounts)
    .set({ balancePaise: sql`${ledgerAccounts.balancePaise} + ${byPaise}` })
    .where(and(eq(ledgerAccounts.id, walletId), gte(ledgerAccounts.balancePaise, -byPaise)))
    .returning({ id: ledgerAccounts.id });
  if (changed.length === 0) throw conflict("INSUFFICIENT_BALANCE", words.insufficientBalance);
}
