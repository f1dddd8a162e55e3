import { sql } from "drizzle-orm";
import type { RefundWay } from "#contract/admin.ts";
import type { PaymentMethod } from "#contract/sale/checkouts.ts";
import { orderStatesThat } from "#contract/sale/states/orderStates.ts";
import type { LedgerMovementKind } from "../../../../db/schema/wallet";
import type { SqlRule } from "../BooksRule.types";
import { listOf, rupees } from "../inSql";

const cameToNothing = sql`o.order_state IN ${listOf(orderStatesThat((meaning) => meaning.cameToNothing))}`;
const payment: LedgerMovementKind = "ORDER_PAYMENT";
const refund: LedgerMovementKind = "ORDER_REFUND";

/**
 * The reference of an order's refund into the wallet is the order's id, or that of an owner's refund. Owners' refunds of
 * orders that stay are checked by the rule of the owners' refunds.
 */
export const walletOrders: SqlRule = {
  name: "wallet-orders",
  proves:
    "A wallet order took its price out of the customer's wallet once, and has given all of it back where it came to nothing.",
  differing: (inStore) => sql`
    WITH moved AS (
      SELECT m.kind, m.reference, e.account_id, e.amount_paise
      FROM ledger_movements AS m INNER JOIN ledger_entries AS e ON e.movement_id = m.id
      WHERE m.kind IN (${payment}, ${refund})
    ), back AS (
      SELECT coalesce(f.order_id, moved.reference) AS order_id, moved.account_id, sum(moved.amount_paise) AS paise
      FROM moved LEFT JOIN order_refunds AS f ON f.id = moved.reference
      WHERE moved.kind = ${refund}
      GROUP BY 1, 2
    ), cash AS (
      SELECT order_id, sum(amount_paise) AS paise FROM order_refunds WHERE way = ${"CASH" satisfies RefundWay} GROUP BY 1
    )
    SELECT concat('Order ', o.order_number, ' of ', ${rupees("o.final_price_paise")}, ' is ', o.order_state, '; ',
      ${rupees("coalesce(-p.amount_paise, 0)")}, ' were taken out of the wallet, and ',
      ${rupees("coalesce(b.paise, 0)")}, ' put back, and ', ${rupees("coalesce(c.paise, 0)")},
      ' given in cash.') AS what
    FROM orders AS o
    INNER JOIN customers AS k ON k.id = o.customer_id
    LEFT JOIN moved AS p ON p.kind = ${payment} AND p.reference = o.id AND p.account_id = k.wallet_id
    LEFT JOIN back AS b ON b.order_id = o.id AND b.account_id = k.wallet_id
    LEFT JOIN cash AS c ON c.order_id = o.id
    WHERE o.payment_method = ${"WALLET" satisfies PaymentMethod} AND ${inStore("o.store_id")}
      AND (coalesce(-p.amount_paise, 0) <> o.final_price_paise
        OR (${cameToNothing} AND coalesce(b.paise, 0) + coalesce(c.paise, 0) <> o.final_price_paise))`,
};
