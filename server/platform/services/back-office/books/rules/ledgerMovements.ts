import { sql } from "drizzle-orm";
import type { LedgerAccountKind } from "../../../../db/schema/wallet";
import type { SqlRule } from "../BooksRule.types";
import { rupees } from "../inSql";

/** The accounts of a store add up to 0 when each movement does so within the store. */
export const ledgerMovements: SqlRule = {
  name: "ledger-movements",
  proves: "Every movement of the ledger has two entries that add up to 0, one of them in a wallet, both of its store.",
  differing: (inStore) => sql`
    SELECT concat('Movement ', m.id, ' (', m.description, ') has ', coalesce(e.count, 0), ' entries, which add up to ',
      ${rupees("coalesce(e.paise, 0)")}, CASE WHEN NOT e.is_own THEN ', not all of its own store' END,
      CASE WHEN e.wallets <> 1 THEN concat(', and ', e.wallets, ' of them are in wallets') END, '.') AS what
    FROM ledger_movements AS m
    LEFT JOIN (
      SELECT entry.movement_id, count(*), sum(entry.amount_paise) AS paise,
        count(*) FILTER (WHERE a.kind = ${"WALLET" satisfies LedgerAccountKind}) AS wallets,
        bool_and(a.store_id = its.store_id) AS is_own
      FROM ledger_entries AS entry
      INNER JOIN ledger_movements AS its ON its.id = entry.movement_id
      LEFT JOIN ledger_accounts AS a ON a.id = entry.account_id
      GROUP BY 1
    ) AS e ON e.movement_id = m.id
    WHERE ${inStore("m.store_id")}
      AND (e.count IS DISTINCT FROM 2 OR e.paise <> 0 OR e.wallets <> 1 OR e.is_own IS DISTINCT FROM TRUE)`,
};
