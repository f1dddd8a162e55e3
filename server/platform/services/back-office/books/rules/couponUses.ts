import { sql } from "drizzle-orm";
import { orderStatesThat } from "#contract/sale/states/orderStates.ts";
import type { SqlRule } from "../BooksRule.types";
import { listOf, rupees } from "../inSql";

const cameToNothing = sql`o.order_state IN ${listOf(orderStatesThat((meaning) => meaning.cameToNothing))}`;

/** A percentage of a small order may round down to 0, so a use may have taken nothing off. */
export const couponUses: SqlRule = {
  name: "coupon-uses",
  proves:
    "A coupon's discount has a use by the order's customer, which is returned exactly when the order came to nothing.",
  differing: (inStore) => sql`
    SELECT concat('Order ', o.order_number, ' ', wrong.why, '.') AS what
    FROM orders AS o
    LEFT JOIN coupon_uses AS u ON u.order_id = o.id
    LEFT JOIN coupons AS c ON c.id = u.coupon_id
    CROSS JOIN LATERAL (
      SELECT CASE
        WHEN u.order_id IS NULL AND o.coupon_discount_paise > 0
          THEN concat('has a coupon''s discount of ', ${rupees("o.coupon_discount_paise")}, ' and no coupon')
        WHEN u.customer_id <> o.customer_id THEN concat('has the coupon ', c.code, ' of another customer')
        WHEN c.store_id <> o.store_id THEN concat('has the coupon ', c.code, ' of another store')
        WHEN u.order_id IS NOT NULL AND ${cameToNothing} AND u.returned_at IS NULL
          THEN concat('is ', o.order_state, ', and its coupon ', c.code, ' was not returned')
        WHEN u.returned_at IS NOT NULL AND NOT ${cameToNothing}
          THEN concat('is ', o.order_state, ', and its coupon ', c.code, ' was returned')
      END AS why
    ) AS wrong
    WHERE wrong.why IS NOT NULL AND ${inStore("o.store_id")}`,
};
