import { sql } from "drizzle-orm";
import { REFUND_STATES } from "#contract/sale/states/refundStates.ts";
import type { SqlRule } from "../BooksRule.types";
import { listOf, rupees } from "../inSql";
import { statesOf } from "../statesOf";

const done = listOf(statesOf(REFUND_STATES, ({ isDone }) => isDone));
const askedAgain = listOf(statesOf(REFUND_STATES, ({ isAskedAgain }) => isAskedAgain));

export const refundsScheduled: SqlRule = {
  name: "refund-states",
  proves: "Every refund is either done, with the time, or has a time at which the provider is asked again.",
  differing: (inStore) => sql`
    SELECT concat('Refund ', r.id, ' of ', ${rupees("r.amount_paise")}, ' is ', r.state, ', ', CASE
      WHEN r.state IN ${done} AND r.done_at IS NULL THEN 'without the time at which it was done'
      WHEN r.state IN ${done} THEN 'and the provider would be asked again'
      WHEN r.done_at IS NOT NULL THEN 'with a time at which it was done'
      ELSE 'and nobody will ask the provider again'
    END, '.') AS what
    FROM refunds AS r
    WHERE ${inStore("r.store_id")} AND (
      (r.state IN ${done} AND (r.done_at IS NULL OR r.next_attempt_at IS NOT NULL))
      OR (r.state IN ${askedAgain} AND (r.done_at IS NOT NULL OR r.next_attempt_at IS NULL)))`,
};
