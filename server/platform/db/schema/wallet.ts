import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";
import type { CashRechargeState } from "#contract/sale/states/rechargeStates.ts";
import { customers } from "./identity";
import { stores } from "./tenancy";

const moment = () => timestamp({ withTimezone: true, mode: "date" });
const paise = () => bigint({ mode: "number" });

/** A shopper's wallet, or one of the store's accounts from which money comes into wallets and to which it goes. */
export type LedgerAccountKind = "WALLET" | "ORDERS" | "ONLINE_PAYMENTS" | "CASH";

export const ledgerAccounts = pgTable(
  "ledger_accounts",
  {
    /** `customers.walletId` for a wallet, `<store>:<kind>` for a store's own account. */
    id: text().primaryKey(),
    storeId: text()
      .notNull()
      .references(() => stores.id),
    kind: text().$type<LedgerAccountKind>().notNull(),
    /**
     * The sum of the entries, stored so that one conditional UPDATE can refuse a debit (bar 6). A store's own accounts have
     * none, because the movements of all shoppers would wait for that one row.
     */
    balancePaise: paise(),
  },
  (table) => [
    check("ledger_accounts_kept", sql`(${table.kind} = 'WALLET') = (${table.balancePaise} IS NOT NULL)`),
    check("ledger_accounts_balance", sql`${table.balancePaise} >= 0`),
  ],
);

export type LedgerMovementKind = "ORDER_PAYMENT" | "ORDER_REFUND" | "ONLINE_RECHARGE" | "CASH_RECHARGE" | "CASH_PAYOUT";

/** The reason of a movement of money, which has two entries. Rows are only added (migration 0001). */
export const ledgerMovements = pgTable(
  "ledger_movements",
  {
    id: text().primaryKey(),
    storeId: text()
      .notNull()
      .references(() => stores.id),
    kind: text().$type<LedgerMovementKind>().notNull(),
    /** The order, payment or recharge that it belongs to. Each moves money of one kind only once. */
    reference: text().notNull(),
    description: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [unique("ledger_movements_once").on(table.kind, table.reference)],
);

/**
 * Rows are only added: triggers of migration 0001 refuse UPDATE, DELETE and TRUNCATE, and refuse to commit a movement that
 * has not exactly two entries with the sum 0.
 */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    movementId: text()
      .notNull()
      .references(() => ledgerMovements.id),
    accountId: text()
      .notNull()
      .references(() => ledgerAccounts.id),
    /** Positive: into the account. */
    amountPaise: paise().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    unique("ledger_entries_sides").on(table.movementId, table.accountId),
    index("ledger_entries_account").on(table.accountId, table.createdAt, table.id),
    check("ledger_entries_amount", sql`${table.amountPaise} <> 0`),
  ],
);

/** A recharge in cash. It enters the ledger only when the store has collected it (bar 6). */
export const cashRecharges = pgTable(
  "cash_recharges",
  {
    id: text().primaryKey(),
    storeId: text()
      .notNull()
      .references(() => stores.id),
    customerId: text()
      .notNull()
      .references(() => customers.id),
    walletId: text().notNull(),
    amountPaise: paise().notNull(),
    status: text().$type<CashRechargeState>().notNull(),
    createdAt: moment().notNull(),
    collectedAt: moment(),
  },
  (table) => [
    index("cash_recharges_wallet").on(table.walletId, table.status, table.createdAt),
    check("cash_recharges_amount", sql`${table.amountPaise} > 0`),
  ],
);
