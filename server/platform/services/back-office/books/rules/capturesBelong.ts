import { type SQL, sql } from "drizzle-orm";
import type { PaymentMethod } from "#contract/sale/checkouts.ts";
import type { TransactionStatus } from "#contract/sale/paymentTransactions.ts";
import type { CaptureState } from "#contract/sale/states/captureStates.ts";
import { orderStatesThat } from "#contract/sale/states/orderStates.ts";
import type { PaymentPurposeId } from "../../../../db/schema/payments";
import type { LedgerMovementKind } from "../../../../db/schema/wallet";
import type { SqlRule } from "../BooksRule.types";
import { caseOf, listOf, rupees } from "../inSql";

const isUnpaid = sql`p.status IS DISTINCT FROM ${"SUCCEEDED" satisfies TransactionStatus}`;

/** The mistake of a capture in each state; NULL when there is none. */
const WRONG: Record<CaptureState, SQL> = {
  PAYS_ORDER: sql`CASE
    WHEN o.id IS NULL THEN 'pays an order that is not there'
    WHEN o.store_id <> c.store_id THEN concat('pays order ', o.order_number, ' of another store')
    WHEN o.payment_method <> ${"PAYMENT_GATEWAY" satisfies PaymentMethod}
      THEN concat('pays order ', o.order_number, ', which is not paid online')
    WHEN o.order_state IN ${listOf(orderStatesThat(({ cameToNothing }) => cameToNothing))}
      THEN concat('stays with order ', o.order_number, ', which came to nothing')
    WHEN o.final_price_paise <> c.amount_paise
      THEN concat('pays order ', o.order_number, ', which costs ', ${rupees("o.final_price_paise")})
    WHEN ${isUnpaid} THEN concat('pays order ', o.order_number, ', but its payment is ', p.status)
  END`,
  IN_WALLET: sql`CASE
    WHEN p.purpose IS DISTINCT FROM ${"RECHARGE" satisfies PaymentPurposeId}
      THEN 'is in a wallet, but its payment is no recharge'
    WHEN ${isUnpaid} THEN concat('is in a wallet, but its payment is ', p.status)
    WHEN e.amount_paise IS DISTINCT FROM c.amount_paise
      THEN concat('added ', ${rupees("e.amount_paise")}, ' to the wallet')
  END`,
  GOES_BACK: sql`CASE
    WHEN r.paise IS DISTINCT FROM c.amount_paise THEN concat('goes back, but its refunds are ', ${rupees("r.paise")})
  END`,
};

export const capturesBelong: SqlRule = {
  name: "captures",
  proves: "Every capture pays one order, is in one wallet, or goes back whole.",
  differing: (inStore) => sql`
    SELECT concat('Capture ', c.gateway_payment_id, ' of payment ', c.payment_id, ', which is ', ${rupees("c.amount_paise")}, ', ', wrong.why, '.') AS what
    FROM captures AS c
    LEFT JOIN payments AS p ON p.id = c.payment_id
    LEFT JOIN orders AS o ON o.id = c.order_id
    LEFT JOIN customers AS k ON k.id = p.customer_id
    LEFT JOIN ledger_movements AS m
      ON m.reference = c.payment_id AND m.kind = ${"ONLINE_RECHARGE" satisfies LedgerMovementKind}
    LEFT JOIN ledger_entries AS e ON e.movement_id = m.id AND e.account_id = k.wallet_id
    LEFT JOIN (
      SELECT store_id, provider, gateway_payment_id, sum(amount_paise) AS paise FROM refunds GROUP BY 1, 2, 3
    ) AS r ON r.store_id = c.store_id AND r.provider = c.provider AND r.gateway_payment_id = c.gateway_payment_id
    CROSS JOIN LATERAL (
      SELECT CASE
        WHEN c.order_id IS DISTINCT FROM p.order_id THEN 'names another order than its payment'
        ELSE ${caseOf("c.state", WRONG)}
      END AS why
    ) AS wrong
    WHERE wrong.why IS NOT NULL AND ${inStore("c.store_id")}`,
};
