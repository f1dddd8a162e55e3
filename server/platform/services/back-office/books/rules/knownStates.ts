import { sql } from "drizzle-orm";
import type { RefundWay } from "#contract/admin.ts";
import type { PaymentMethod } from "#contract/sale/checkouts.ts";
import { CAPTURE_STATES } from "#contract/sale/states/captureStates.ts";
import { ORDER_STATES, PAYMENT_STATUSES, TRANSACTION_STATUSES } from "#contract/sale/states/orderStates.ts";
import { CASH_RECHARGE_STATES } from "#contract/sale/states/rechargeStates.ts";
import { REFUND_STATES } from "#contract/sale/states/refundStates.ts";
import type { LedgerMovementKind } from "../../../../db/schema/wallet";
import type { InStore, SqlRule } from "../BooksRule.types";
import { listOf } from "../inSql";

const METHODS: Record<PaymentMethod, true> = { COD: true, WALLET: true, PAYMENT_GATEWAY: true };
const WAYS: Record<RefundWay, true> = { WALLET: true, PAYMENT_PROVIDER: true, CASH: true };
const KINDS: Record<LedgerMovementKind, true> = {
  ORDER_PAYMENT: true,
  ORDER_REFUND: true,
  ONLINE_RECHARGE: true,
  CASH_RECHARGE: true,
  CASH_PAYOUT: true,
};

/** The columns that hold a state, with the table of its states. The other rules skip rows with an unknown state. */
const COLUMNS: readonly [column: string, known: object, name: string, from?: string][] = [
  ["orders.order_state", ORDER_STATES, "orders.order_number"],
  ["orders.payment_status", PAYMENT_STATUSES, "orders.order_number"],
  ["orders.payment_method", METHODS, "orders.order_number"],
  ["payments.status", TRANSACTION_STATUSES, "payments.id"],
  ["captures.state", CAPTURE_STATES, "captures.gateway_payment_id"],
  ["refunds.state", REFUND_STATES, "refunds.id"],
  [
    "order_refunds.way",
    WAYS,
    "order_refunds.id",
    "order_refunds INNER JOIN orders ON orders.id = order_refunds.order_id",
  ],
  ["cash_recharges.status", CASH_RECHARGE_STATES, "cash_recharges.id"],
  ["ledger_movements.kind", KINDS, "ledger_movements.id"],
];

function unknownIn([column, known, name, from]: (typeof COLUMNS)[number], inStore: InStore) {
  const [table = ""] = column.split(".");
  const ofStore = from === undefined ? `${table}.store_id` : "orders.store_id";
  return sql`
    SELECT concat(${column}::text, ' of ', ${sql.raw(name)}, ' is "', ${sql.raw(column)}, '", which is unknown.') AS what
    FROM ${sql.raw(from ?? table)}
    WHERE ${sql.raw(column)} NOT IN ${listOf(Object.keys(known))} AND ${inStore(ofStore)}`;
}

export const knownStates: SqlRule = {
  name: "states",
  proves: "Every state in the books is one that the platform knows.",
  differing: (inStore) =>
    sql.join(
      COLUMNS.map((column) => unknownIn(column, inStore)),
      sql` UNION ALL `,
    ),
};
