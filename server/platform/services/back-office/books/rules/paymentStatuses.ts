import { type SQL, sql } from "drizzle-orm";
import type { PaymentMethod } from "#contract/sale/checkouts.ts";
import type { OrderMomentKind } from "#contract/sale/orders.ts";
import { orderStatesThat, PAYMENT_STATUSES } from "#contract/sale/states/orderStates.ts";
import type { SqlRule } from "../BooksRule.types";
import { caseOf, listOf, rupees } from "../inSql";
import { statesOf } from "../statesOf";

const cameToNothing = sql`o.order_state IN ${listOf(orderStatesThat((meaning) => meaning.cameToNothing))}`;
const isPlaced = sql`o.order_state IN ${listOf(
  orderStatesThat((meaning) => !meaning.cameToNothing && !meaning.isPayable),
)}`;
const isFinished = sql`o.order_state IN ${listOf(
  orderStatesThat((meaning) => !meaning.cameToNothing && !meaning.isOpen),
)}`;
const isRefunded = sql`o.payment_status IN ${listOf(statesOf(PAYMENT_STATUSES, (meaning) => meaning.isRefunded))}`;
const wasPaid = sql`o.payment_status IN ${listOf(
  statesOf(PAYMENT_STATUSES, (meaning) => meaning.isPaid || meaning.isRefunded),
)}`;

/** Cash that was received before the goods were handed over is in the order's timeline (ADR 52). */
const isCashRecorded = sql`EXISTS (
  SELECT 1 FROM order_events AS e WHERE e.order_id = o.id AND e.state = ${"PAID" satisfies OrderMomentKind}
)`;

/** What contradicts an order's payment status, by payment method; NULL when nothing does. */
const WRONG: Record<PaymentMethod, SQL> = {
  PAYMENT_GATEWAY: sql`CASE
    WHEN ${isPlaced} AND NOT ${wasPaid} THEN 'although it is placed'
    WHEN NOT ${isPlaced} AND NOT ${cameToNothing} AND ${wasPaid} THEN 'although it waits for its payment'
    WHEN ${cameToNothing} AND ${wasPaid} AND c.order_id IS NULL AND o.final_price_paise > 0 THEN 'although no money came for it'
  END`,
  WALLET: sql`CASE
    WHEN ${isPlaced} AND NOT ${wasPaid} THEN 'although it is paid from the wallet'
    WHEN ${cameToNothing} AND NOT ${isRefunded} THEN 'although it came to nothing'
  END`,
  COD: sql`CASE
    WHEN ${isFinished} AND NOT ${wasPaid} THEN 'although its cash was collected'
    WHEN ${cameToNothing} AND ${wasPaid} AND (NOT ${isRefunded} OR coalesce(f.paise, 0) <> o.final_price_paise)
      THEN 'although its cash was not given back'
    WHEN NOT ${isFinished} AND ${wasPaid} AND NOT ${isCashRecorded} THEN 'although its cash was not collected'
  END`,
};

export const paymentStatuses: SqlRule = {
  name: "payment-statuses",
  proves: "An order says that it is paid or refunded exactly when its money came or all of it went back.",
  differing: (inStore) => sql`
    SELECT concat('Order ', o.order_number, ' is ', o.order_state, ' and its payment ', o.payment_status, ', ',
      wrong.why, '.') AS what
    FROM orders AS o
    LEFT JOIN (SELECT DISTINCT order_id FROM captures WHERE order_id IS NOT NULL) AS c ON c.order_id = o.id
    LEFT JOIN (SELECT order_id, sum(amount_paise) AS paise FROM order_refunds GROUP BY 1) AS f ON f.order_id = o.id
    CROSS JOIN LATERAL (
      SELECT CASE
        WHEN ${isRefunded} AND ${isPlaced} AND coalesce(f.paise, 0) <> o.final_price_paise
          THEN concat('although ', ${rupees("o.final_price_paise - coalesce(f.paise, 0)")}, ' of it was not given back')
        ELSE ${caseOf("o.payment_method", WRONG)}
      END AS why
    ) AS wrong
    WHERE wrong.why IS NOT NULL AND ${inStore("o.store_id")}`,
};
