import { type SQL, sql } from "drizzle-orm";
import type { RefundWay } from "#contract/admin.ts";
import type { PaymentMethod } from "#contract/sale/checkouts.ts";
import { orderStatesThat } from "#contract/sale/states/orderStates.ts";
import type { PaymentPurposeId } from "../../../../db/schema/payments";
import type { LedgerMovementKind } from "../../../../db/schema/wallet";
import type { SqlRule } from "../BooksRule.types";
import { caseOf, listOf } from "../inSql";

const cameToNothing = listOf(orderStatesThat((meaning) => meaning.cameToNothing));
const byWallet = sql`o.payment_method = ${"WALLET" satisfies PaymentMethod}`;

/** Only the audit log says why money was paid out; its entry is written in the same transaction. */
const paidOut = sql`
  SELECT DISTINCT its.id FROM ledger_movements AS its
  INNER JOIN ledger_entries AS e ON e.movement_id = its.id
  INNER JOIN customers AS k ON k.wallet_id = e.account_id
  INNER JOIN audit_log AS a ON a.store_id = its.store_id AND a.at = its.created_at
    AND a.details->>'customer' = k.id AND a.details->>'amountPaise' = (-e.amount_paise)::text
  WHERE its.kind = ${"CASH_PAYOUT" satisfies LedgerMovementKind} AND a.what = 'wallet.paid-out'`;

/** Whether the movement's reference exists and is of the right kind. Other rules check the amounts. */
const CAUSED: Record<LedgerMovementKind, SQL> = {
  ORDER_PAYMENT: sql`coalesce(${byWallet}, FALSE)`,
  ORDER_REFUND: sql`(coalesce(${byWallet} AND o.order_state IN ${cameToNothing}, FALSE)
    OR coalesce(f.way = ${"WALLET" satisfies RefundWay}, FALSE))`,
  ONLINE_RECHARGE: sql`coalesce(p.purpose = ${"RECHARGE" satisfies PaymentPurposeId}, FALSE)`,
  CASH_RECHARGE: sql`c.id IS NOT NULL`,
  CASH_PAYOUT: sql`paid_out.id IS NOT NULL`,
};

export const ledgerCauses: SqlRule = {
  name: "ledger-causes",
  proves: "Every movement of the ledger has the order, refund, payment, recharge or payout that caused it.",
  differing: (inStore) => sql`
    SELECT concat('Movement ', m.id, ' (', m.description, ') names ', m.reference, ', which did not cause it.') AS what
    FROM ledger_movements AS m
    LEFT JOIN orders AS o ON o.id = m.reference
    LEFT JOIN order_refunds AS f ON f.id = m.reference
    LEFT JOIN payments AS p ON p.id = m.reference
    LEFT JOIN cash_recharges AS c ON c.id = m.reference
    LEFT JOIN (${paidOut}) AS paid_out ON paid_out.id = m.id
    WHERE ${inStore("m.store_id")} AND NOT ${caseOf("m.kind", CAUSED)}`,
};
