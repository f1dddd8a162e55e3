import { setTimeout as delay } from "node:timers/promises";
import { and, eq, isNotNull, lt, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { Gauge, type Registry } from "prom-client";
import type { Clock } from "../clock";
import type { Db } from "../db/db.types";
import { orders } from "../db/schema/commerce";
import { payments, refunds } from "../db/schema/payments";
import { subscriptions } from "../db/schema/subscriptions";

/** The metrics are answered after this time even if the database does not answer. */
const LIMIT_MS = 2000;

/** Each of these counts is answered by an index. */
const waiting = (now: Date): [what: string, table: PgTable, where: SQL | undefined][] => [
  ["orders", orders, eq(orders.orderState, "PENDING")],
  ["payments", payments, and(isNotNull(payments.nextCheckAt), lt(payments.nextCheckAt, now))],
  ["refunds", refunds, isNotNull(refunds.nextAttemptAt)],
  ["deliveries", subscriptions, lt(subscriptions.nextCutOffAt, now)],
];

/** Measures the database's connections and what waits in its tables. Without the database these metrics are left out. */
export function measureDatabase(db: Db, clock: Clock, registry: Registry): void {
  new Gauge({
    name: "haat_waiting",
    help: "Orders without their payment, payments and deliveries that are due, refunds that are not sent.",
    labelNames: ["what"],
    // The largest and not the sum, because every process counts the same rows.
    aggregator: "max",
    registers: [registry],
    async collect() {
      this.reset();
      const asked = waiting(clock.now()).map(async ([what, table, where]) => {
        this.set({ what }, await db.orm.$count(table, where));
      });
      await Promise.race([Promise.allSettled(asked), delay(LIMIT_MS, undefined, { ref: false })]);
    },
  });
  const { connections } = db;
  if (connections === undefined) return;
  new Gauge({
    name: "haat_database_connections",
    help: "Connections of this process to PostgreSQL, and calls that wait for one.",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
    },
  });
}
