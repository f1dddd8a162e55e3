import { sql } from "drizzle-orm";
import type { SqlRule } from "../BooksRule.types";
import { rupees } from "../inSql";

/** Only wallets store a balance (`ledger_accounts_kept`). */
export const walletBalances: SqlRule = {
  name: "wallet-balances",
  proves: "The balance of every wallet is the sum of its entries, and not below 0.",
  differing: (inStore) => sql`
    SELECT concat('Wallet ', a.id, ' has ', ${rupees("a.balance_paise")}, ', and its entries add up to ',
      ${rupees("coalesce(e.paise, 0)")}, '.') AS what
    FROM ledger_accounts AS a
    LEFT JOIN (SELECT account_id, sum(amount_paise) AS paise FROM ledger_entries GROUP BY 1) AS e ON e.account_id = a.id
    WHERE a.balance_paise IS NOT NULL AND (a.balance_paise <> coalesce(e.paise, 0) OR a.balance_paise < 0)
      AND ${inStore("a.store_id")}`,
};
