import { sql } from "drizzle-orm";
import { TRANSACTION_STATUSES } from "#contract/sale/states/orderStates.ts";
import type { SqlRule } from "../BooksRule.types";
import { listOf } from "../inSql";
import { statesOf } from "../statesOf";

export const paymentsScheduled: SqlRule = {
  name: "payment-checks",
  proves: "Every payment that has not ended has a time at which its provider is asked about it.",
  differing: (inStore) => sql`
    SELECT concat('Payment ', p.id, ' is ', p.status, ', and nobody will ask about it again.') AS what
    FROM payments AS p
    WHERE p.status IN ${listOf(statesOf(TRANSACTION_STATUSES, ({ hasEnded }) => !hasEnded))}
      AND p.next_check_at IS NULL AND ${inStore("p.store_id")}`,
};
