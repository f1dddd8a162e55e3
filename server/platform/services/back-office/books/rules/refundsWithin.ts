import { sql } from "drizzle-orm";
import { CAPTURE_STATES } from "#contract/sale/states/captureStates.ts";
import type { SqlRule } from "../BooksRule.types";
import { listOf, rupees } from "../inSql";
import { statesOf } from "../statesOf";

const stays = listOf(statesOf(CAPTURE_STATES, ({ isRefundedWhole }) => !isRefundedWhole));

/** The rule of the captures checks a capture that goes back whole. */
export const refundsWithin: SqlRule = {
  name: "refund-amounts",
  proves: "No more goes back than was captured, and each refund is of its capture's own payment.",
  differing: (inStore) => sql`
    SELECT CASE
      WHEN every.is_own THEN concat('Of capture ', c.gateway_payment_id, ' of payment ', c.payment_id, ', which is ', ${rupees("c.amount_paise")},
        ', ', ${rupees("every.paise")}, ' goes back.')
      ELSE concat('Capture ', c.gateway_payment_id, ' is of payment ', c.payment_id,
        ', and one of its refunds is of another payment.')
    END AS what
    FROM captures AS c
    INNER JOIN (
      SELECT r.store_id, r.provider, r.gateway_payment_id, sum(r.amount_paise) AS paise,
        bool_and(r.payment_id = its.payment_id) AS is_own
      FROM refunds AS r INNER JOIN captures AS its
        ON its.store_id = r.store_id AND its.provider = r.provider AND its.gateway_payment_id = r.gateway_payment_id
      GROUP BY 1, 2, 3
    ) AS every
      ON every.store_id = c.store_id AND every.provider = c.provider AND every.gateway_payment_id = c.gateway_payment_id
    WHERE ${inStore("c.store_id")}
      AND (NOT every.is_own OR (c.state IN ${stays} AND every.paise > c.amount_paise))`,
};
