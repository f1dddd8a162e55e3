import { and, asc, eq, lte, notInArray } from "drizzle-orm";
import type { DeliveryState } from "#contract/sale/subscriptions.ts";
import type { Clock } from "../../../clock";
import type { Db } from "../../../db/db.types";
import { inTransaction } from "../../../db/inTransaction";
import { subscriptions } from "../../../db/schema/subscriptions";
import type { CalendarOf } from "../../store/storeCalendars";
import { decideNext } from "./decideDue";

const AT_ONCE = 100;

/** The number of days with each result. */
export type Tally = Partial<Record<DeliveryState, number>>;

interface SchedulerLog {
  warn(fields: object, message: string): void;
}

/**
 * Turns deliveries into orders at their cut-off. Any number of processes may run it: each day is one transaction that locks
 * its subscription, so a process that dies leaves the day undecided for the next run.
 */
export class DeliveryScheduler {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly calendarOf: CalendarOf,
    private readonly log: SchedulerLog,
  ) {}

  /** @param at counts as now, for the sandbox and for tests; the clock's time by default */
  async run(at: Date = this.clock.now()): Promise<Tally> {
    const tally: Tally = {};
    /**
     * Subscriptions that failed or that another process holds. They wait for the next run, so that they hold up no others.
     */
    const passed: string[] = [];
    for (;;) {
      const due = await this.due(at, passed);
      if (due.length === 0) return tally;
      for (const id of due) {
        if (!(await this.decideDueOf(id, at, tally))) passed.push(id);
      }
    }
  }

  /** For the sandbox: decides every day until then, as if the scheduler had run at every cut-off. */
  async runUntil(until: Date): Promise<Tally> {
    const total: Tally = {};
    for (;;) {
      const next = await this.earliestUntil(until);
      if (next === undefined) return total;
      const at = new Date(Math.max(next.getTime(), this.clock.now().getTime()));
      const tally = Object.entries(await this.run(at)) as [DeliveryState, number][];
      // Nothing could be decided, and another round would repeat this one.
      if (tally.length === 0) return total;
      for (const [state, count] of tally) total[state] = (total[state] ?? 0) + count;
    }
  }

  private async due(at: Date, passed: string[]): Promise<string[]> {
    const rows = await this.db.orm
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(and(lte(subscriptions.nextCutOffAt, at), notInArray(subscriptions.id, passed)))
      .orderBy(asc(subscriptions.nextCutOffAt), asc(subscriptions.id))
      .limit(AT_ONCE);
    return rows.map(({ id }) => id);
  }

  private async earliestUntil(until: Date): Promise<Date | undefined> {
    const [row] = await this.db.orm
      .select({ next: subscriptions.nextCutOffAt })
      .from(subscriptions)
      .where(lte(subscriptions.nextCutOffAt, until))
      .orderBy(asc(subscriptions.nextCutOffAt))
      .limit(1);
    return row?.next ?? undefined;
  }

  /** @returns false when the subscription must wait for another run */
  private async decideDueOf(id: string, at: Date, tally: Tally): Promise<boolean> {
    try {
      for (;;) {
        const decided = await this.decideOne(id, at);
        if (decided === undefined) return false;
        const { row, decision } = decided;
        if (decision !== undefined) tally[decision.state] = (tally[decision.state] ?? 0) + 1;
        if (row.nextCutOffAt === null || row.nextCutOffAt > at) return true;
      }
    } catch (error) {
      this.log.warn({ err: error, subscriptionId: id }, "a delivery could not be decided");
      return false;
    }
  }

  private decideOne(id: string, at: Date) {
    return inTransaction(this.db, async (tx) => {
      const [row] = await tx
        .select()
        .from(subscriptions)
        .where(and(eq(subscriptions.id, id), lte(subscriptions.nextCutOffAt, at)))
        .for("no key update", { skipLocked: true });
      // Another process holds it, or has just decided it.
      if (!row) return undefined;
      return decideNext(tx, row, await this.calendarOf(tx, row.storeId), at);
    });
  }
}
