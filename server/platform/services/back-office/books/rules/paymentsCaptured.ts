import { sql } from "drizzle-orm";
import type { TransactionStatus } from "#contract/sale/paymentTransactions.ts";
import { CAPTURE_STATES } from "#contract/sale/states/captureStates.ts";
import type { SqlRule } from "../BooksRule.types";
import { listOf, rupees } from "../inSql";
import { statesOf } from "../statesOf";

const goesBack = listOf(statesOf(CAPTURE_STATES, ({ isRefundedWhole }) => isRefundedWhole));

export const paymentsCaptured: SqlRule = {
  name: "payments",
  proves: "A payment has succeeded exactly when its amount was captured, and is kept at most once.",
  differing: (inStore) => sql`
    SELECT concat('Payment ', p.id, ' of ', ${rupees("p.amount_paise")}, ' is ', p.status, ', and ',
      coalesce(c.kept, 0), ' captures of it are kept, ', coalesce(c.back, 0), ' of its amount go back.') AS what
    FROM payments AS p
    LEFT JOIN (
      SELECT its.id, count(*) FILTER (WHERE taken.state NOT IN ${goesBack}) AS kept,
        count(*) FILTER (WHERE taken.state IN ${goesBack} AND taken.amount_paise = its.amount_paise) AS back
      FROM captures AS taken INNER JOIN payments AS its ON its.id = taken.payment_id
      GROUP BY its.id
    ) AS c ON c.id = p.id
    WHERE ${inStore("p.store_id")} AND CASE p.status
      WHEN ${"SUCCEEDED" satisfies TransactionStatus} THEN
        coalesce(c.kept, 0) > 1 OR (coalesce(c.kept, 0) = 0 AND coalesce(c.back, 0) = 0)
      ELSE coalesce(c.back, 0) > 0
    END`,
};
