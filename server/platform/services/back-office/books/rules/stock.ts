import { sql } from "drizzle-orm";
import { orderStatesThat } from "#contract/sale/states/orderStates.ts";
import type { SqlRule } from "../BooksRule.types";
import { listOf } from "../inSql";

/** Lines of orders whose variant was deleted have no row to be compared with. */
export const stock: SqlRule = {
  name: "stock",
  proves: "Every piece that was counted in is available or held by an order.",
  differing: (inStore) => sql`
    SELECT concat(v.sku, ': ', v.counted_quantity, ' were counted in, ', v.available_quantity,
      ' are available, and orders hold ', coalesce(held.pieces, 0), '.') AS what
    FROM product_variants AS v
    LEFT JOIN (
      SELECT i.variant_id, sum(i.quantity) AS pieces
      FROM order_items AS i INNER JOIN orders AS o ON o.id = i.order_id
      WHERE o.order_state IN ${listOf(orderStatesThat(({ holdsStock }) => holdsStock))}
      GROUP BY 1
    ) AS held ON held.variant_id = v.id
    WHERE v.counted_quantity - v.available_quantity <> coalesce(held.pieces, 0) AND ${inStore("v.store_id")}`,
};
