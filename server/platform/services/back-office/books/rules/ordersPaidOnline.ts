import { sql } from "drizzle-orm";
import type { PaymentMethod } from "#contract/sale/checkouts.ts";
import type { CaptureState } from "#contract/sale/states/captureStates.ts";
import { orderStatesThat } from "#contract/sale/states/orderStates.ts";
import type { SqlRule } from "../BooksRule.types";
import { listOf } from "../inSql";

const stays = listOf(orderStatesThat(({ cameToNothing }) => !cameToNothing));
const isPlaced = sql`o.order_state IN ${listOf(
  orderStatesThat(({ cameToNothing, isPayable }) => !cameToNothing && !isPayable),
)}`;

/** Captures that stay with a failed or cancelled order are found by the rule of the captures. */
export const ordersPaidOnline: SqlRule = {
  name: "orders-paid-online",
  proves: "An order that is paid online is placed exactly when one capture pays for it.",
  differing: (inStore) => sql`
    SELECT concat('Order ', o.order_number, ' is ', o.order_state, ', and ', coalesce(c.count, 0),
      ' captures pay for it.') AS what
    FROM orders AS o
    LEFT JOIN (
      SELECT order_id, count(*) FROM captures WHERE state = ${"PAYS_ORDER" satisfies CaptureState} GROUP BY 1
    ) AS c ON c.order_id = o.id
    WHERE o.payment_method = ${"PAYMENT_GATEWAY" satisfies PaymentMethod} AND o.order_state IN ${stays}
      AND coalesce(c.count, 0) <> CASE WHEN ${isPlaced} AND o.final_price_paise > 0 THEN 1 ELSE 0 END
      AND ${inStore("o.store_id")}`,
};
