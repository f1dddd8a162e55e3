import { sql } from "drizzle-orm";
import { orderStatesThat } from "#contract/sale/states/orderStates.ts";
import { CASH_RECHARGE_STATES } from "#contract/sale/states/rechargeStates.ts";
import type { SqlRule } from "../BooksRule.types";
import { listOf } from "../inSql";
import { statesOf } from "../statesOf";

const open = listOf(orderStatesThat(({ isOpen }) => isOpen));
const waiting = listOf(statesOf(CASH_RECHARGE_STATES, ({ waitsForCash }) => waitsForCash));

export const erasedCustomers: SqlRule = {
  name: "erased-customers",
  proves: "An erased customer has no money, nothing on the way, no addresses and no session.",
  differing: (inStore) => sql`
    SELECT concat('Customer ', k.id, ' was erased and still has ', still.what, '.') AS what
    FROM customers AS k
    CROSS JOIN LATERAL (
      SELECT 'money in the wallet' AS what FROM ledger_accounts AS a WHERE a.id = k.wallet_id AND a.balance_paise <> 0
      UNION ALL SELECT concat('the open order ', o.order_number) FROM orders AS o
        WHERE o.customer_id = k.id AND o.order_state IN ${open}
      UNION ALL SELECT 'an address book' FROM address_books AS b WHERE b.customer_id = k.id
      UNION ALL SELECT concat('the waiting recharge ', r.id) FROM cash_recharges AS r
        WHERE r.customer_id = k.id AND r.status IN ${waiting}
      UNION ALL SELECT concat('the subscription ', s.id) FROM subscriptions AS s WHERE s.customer_id = k.id AND s.is_active
      UNION ALL SELECT concat('the session ', s.id) FROM sessions AS s
        WHERE s.customer_id = k.id AND s.revoked_at IS NULL
    ) AS still
    WHERE k.erased_at IS NOT NULL AND ${inStore("k.store_id")}`,
};
