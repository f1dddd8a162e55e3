import { sql } from "drizzle-orm";
import type { SqlRule } from "../BooksRule.types";

export const couponCounts: SqlRule = {
  name: "coupon-counts",
  proves: "A coupon counts as used as often as a customer's orders hold it.",
  differing: (inStore) => sql`
    SELECT concat('Coupon ', c.code, ' counts as used ', coalesce(n.used, 0), ' times by customer ', customer_id,
      ', whose orders hold it ', coalesce(u.held, 0), ' times.') AS what
    FROM coupon_counts AS n
    FULL JOIN (
      SELECT coupon_id, customer_id, count(*) FILTER (WHERE returned_at IS NULL) AS held FROM coupon_uses GROUP BY 1, 2
    ) AS u USING (coupon_id, customer_id)
    INNER JOIN coupons AS c ON c.id = coupon_id
    WHERE coalesce(n.used, 0) <> coalesce(u.held, 0) AND ${inStore("c.store_id")}`,
};
