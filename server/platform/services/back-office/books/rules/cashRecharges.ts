import { sql } from "drizzle-orm";
import { CASH_RECHARGE_STATES } from "#contract/sale/states/rechargeStates.ts";
import type { LedgerMovementKind } from "../../../../db/schema/wallet";
import type { SqlRule } from "../BooksRule.types";
import { listOf, rupees } from "../inSql";
import { statesOf } from "../statesOf";

const inWallet = listOf(statesOf(CASH_RECHARGE_STATES, ({ isInWallet }) => isInWallet));

export const cashRecharges: SqlRule = {
  name: "cash-recharges",
  proves: "A recharge in cash is in its wallet exactly when its cash was collected.",
  differing: (inStore) => sql`
    SELECT concat('Recharge ', c.id, ' of ', ${rupees("c.amount_paise")}, ' is ', c.status, ', and the wallet got ',
      ${rupees("e.amount_paise")}, '.') AS what
    FROM cash_recharges AS c
    LEFT JOIN ledger_movements AS m
      ON m.reference = c.id AND m.kind = ${"CASH_RECHARGE" satisfies LedgerMovementKind}
    LEFT JOIN ledger_entries AS e ON e.movement_id = m.id AND e.account_id = c.wallet_id
    WHERE ${inStore("c.store_id")}
      AND e.amount_paise IS DISTINCT FROM CASE WHEN c.status IN ${inWallet} THEN c.amount_paise END`,
};
