import { type SQL, sql } from "drizzle-orm";
import type { RefundWay } from "#contract/admin.ts";
import { PAYMENT_STATUSES } from "#contract/sale/states/orderStates.ts";
import type { LedgerMovementKind } from "../../../../db/schema/wallet";
import { IN_PART } from "../../../sale/payments/refunds/refundRules";
import type { SqlRule } from "../BooksRule.types";
import { caseOf, listOf, rupees } from "../inSql";
import { statesOf } from "../statesOf";

const inWallet = sql`concat('put ', ${rupees("e.amount_paise")}, ' into the wallet')`;
const byProvider = sql`concat('sent ', ${rupees("r.paise")}, ' by the payment provider')`;

/** The mistake of an owner's refund, by its way; NULL when there is none. */
const WRONG: Record<RefundWay, SQL> = {
  WALLET: sql`CASE
    WHEN e.amount_paise IS DISTINCT FROM f.amount_paise THEN ${inWallet}
    WHEN r.paise IS NOT NULL THEN concat('also ', ${byProvider})
  END`,
  PAYMENT_PROVIDER: sql`CASE
    WHEN r.paise IS DISTINCT FROM f.amount_paise THEN ${byProvider}
    WHEN e.amount_paise IS NOT NULL THEN concat('also ', ${inWallet})
  END`,
  CASH: sql`CASE
    WHEN e.amount_paise IS NOT NULL THEN concat('also ', ${inWallet})
    WHEN r.paise IS NOT NULL THEN concat('also ', ${byProvider})
  END`,
};

const wasPaid = listOf(statesOf(PAYMENT_STATUSES, ({ isPaid, isRefunded }) => isPaid || isRefunded));

export const ownerRefunds: SqlRule = {
  name: "owner-refunds",
  proves: "Every refund of an owner moved its money once, in its own way, and no order gave back more than was paid.",
  differing: (inStore) => sql`
    SELECT concat('Refund ', f.id, ' of ', ${rupees("f.amount_paise")}, ' of order ', o.order_number, ' ', wrong.why,
      '.') AS what
    FROM order_refunds AS f
    INNER JOIN orders AS o ON o.id = f.order_id
    INNER JOIN customers AS k ON k.id = o.customer_id
    LEFT JOIN ledger_movements AS m
      ON m.reference = f.id AND m.kind = ${"ORDER_REFUND" satisfies LedgerMovementKind}
    LEFT JOIN ledger_entries AS e ON e.movement_id = m.id AND e.account_id = k.wallet_id
    LEFT JOIN (SELECT id, sum(amount_paise) AS paise FROM refunds WHERE reason = ${IN_PART} GROUP BY 1) AS r ON r.id = f.id
    CROSS JOIN LATERAL (SELECT ${caseOf("f.way", WRONG)} AS why) AS wrong
    WHERE wrong.why IS NOT NULL AND ${inStore("o.store_id")}
    UNION ALL
    SELECT concat('Of order ', o.order_number, ' ', ${rupees("f.paise")}, ' were given back, and ',
      ${rupees("paid.paise")}, ' were paid.')
    FROM orders AS o
    INNER JOIN (SELECT order_id, sum(amount_paise) AS paise FROM order_refunds GROUP BY 1) AS f ON f.order_id = o.id
    CROSS JOIN LATERAL (
      SELECT CASE WHEN o.payment_status IN ${wasPaid} THEN o.final_price_paise ELSE 0 END AS paise
    ) AS paid
    WHERE f.paise > paid.paise AND ${inStore("o.store_id")}
    UNION ALL
    SELECT concat('Refund ', r.id, ' of ', ${rupees("r.amount_paise")}, ' goes back, and no owner gave it.')
    FROM refunds AS r LEFT JOIN order_refunds AS f ON f.id = r.id
    WHERE r.reason = ${IN_PART} AND f.id IS NULL AND ${inStore("r.store_id")}`,
};
