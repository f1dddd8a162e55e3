import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type {
  DeliveryPlan,
  NewSubscription,
  Pause,
  SubscriptionChange,
  WholeSubscription,
  WholeSubscriptionPage,
} from "#contract/sale/subscriptions.ts";
import type { Clock } from "../../../clock";
import type { Db, Transaction } from "../../../db/db.types";
import { inTransaction } from "../../../db/inTransaction";
import { subscriptionDeliveries, subscriptions } from "../../../db/schema/subscriptions";
import { badRequest, conflict } from "../../../errors";
import type { Intent, KeyedCalls } from "../../common/keyed/KeyedCalls";
import type { Shopper } from "../../common/Shopper.types";
import { cutOffOf, firstOpenDay, isDeliveryDay, laterOf, type StoreCalendar, todayIn } from "../../store/calendar";
import type { CalendarOf } from "../../store/storeCalendars";
import { words } from "../words";
import { checkChangedRecurrence, checkPause, dayOf } from "./checkRecurrence";
import { decideAllDue } from "./decideDue";
import { readPlan } from "./deliveryPlan";
import { newSubscription } from "./newSubscription";
import { saveAndSchedule } from "./schedule";
import { lockOwn, readOwn, readOwnPage, type SubscriptionRow } from "./subscriptionRows";
import { toSubscription } from "./toWire";

type Change = Parameters<typeof saveAndSchedule>[2];

/** A shopper's weekly deliveries (spec 2.12); the subscriptions of others are answered as not found. */
export class Subscriptions {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly keyed: KeyedCalls,
    private readonly calendarOf: CalendarOf,
  ) {}

  async list(shopper: Shopper, page: number, size: number): Promise<WholeSubscriptionPage> {
    const { timeZone } = await this.calendarOf(this.db.orm, shopper.storeId);
    const today = todayIn(timeZone, this.clock.now());
    const { known, totalPages } = await readOwnPage(this.db.orm, shopper, page, size);
    return { subscriptions: known.map((one) => toSubscription(one, today)), totalPages };
  }

  /**
   * @throws 400 without a key, `INVALID_SUBSCRIPTION`, `INVALID_ADDRESS`; 404 for what this store does not sell by
   * subscription or for a slot of another store; 409 `PAYMENT_METHOD_UNAVAILABLE`
   */
  async create(shopper: Shopper, request: NewSubscription, intent: Intent): Promise<WholeSubscription> {
    if (!intent.key) {
      throw badRequest(words.keyToSubscribeOnce, "IDEMPOTENCY_KEY_MISSING");
    }
    return this.keyed.run(intent, async (tx) => {
      const now = this.clock.now();
      const calendar = await this.calendarOf(tx, shopper.storeId);
      const row = await newSubscription(tx, shopper, request, calendar, now);
      const saved = { ...row, id: randomUUID(), createdAt: now };
      await tx.insert(subscriptions).values(saved);
      return this.read(tx, shopper, saved.id, calendar, now);
    });
  }

  /** @throws 400 `INVALID_SUBSCRIPTION` */
  update(shopper: Shopper, id: string, change: SubscriptionChange): Promise<WholeSubscription> {
    return this.change(
      shopper,
      id,
      (row, calendar, now) => {
        const isActive = change.isActive ?? row.isActive;
        const days = checkChangedRecurrence(change.subscriptionRecurrence, row.startDate);
        // Days that passed while the subscription was off, or while they were not chosen, stay as they were.
        return { ...days, isActive, openFrom: laterOf(firstOpenDay(calendar, now), row.openFrom) };
      },
      this.read,
    );
  }

  remove(shopper: Shopper, id: string): Promise<{ removed: true }> {
    return this.change(
      shopper,
      id,
      (_row, _calendar, now) => ({ removedAt: now }),
      async () => ({ removed: true }),
    );
  }

  async deliveries(shopper: Shopper, id: string): Promise<DeliveryPlan> {
    const calendar = await this.calendarOf(this.db.orm, shopper.storeId);
    return readPlan(this.db.orm, shopper, id, calendar, this.clock.now());
  }

  /** @throws 409 `NO_DELIVERY`, `CUT_OFF_PASSED` */
  skip(shopper: Shopper, id: string, given: string): Promise<DeliveryPlan> {
    return this.onOpenDay(shopper, id, given, async (tx, row, date) => {
      if (!row.isActive || !isDeliveryDay(row, date)) {
        throw conflict("NO_DELIVERY", words.noDelivery);
      }
      const skipped = { state: "SKIPPED", reasonCode: "SKIPPED_BY_SHOPPER", decidedAt: this.clock.now() } as const;
      await tx
        .insert(subscriptionDeliveries)
        .values({ subscriptionId: id, date, ...skipped })
        .onConflictDoNothing();
    });
  }

  /** @throws 409 `CUT_OFF_PASSED` */
  unskip(shopper: Shopper, id: string, given: string): Promise<DeliveryPlan> {
    return this.onOpenDay(shopper, id, given, async (tx, _row, date) => {
      const { subscriptionId, date: day, state } = subscriptionDeliveries;
      await tx.delete(subscriptionDeliveries).where(and(eq(subscriptionId, id), eq(day, date), eq(state, "SKIPPED")));
    });
  }

  /** @throws 400 `INVALID_SUBSCRIPTION` */
  pause(shopper: Shopper, id: string, given: Pause): Promise<DeliveryPlan> {
    return this.change(
      shopper,
      id,
      (_row, { timeZone }, now) => {
        const { from, until } = checkPause(given, todayIn(timeZone, now));
        return { pauseFrom: from, pauseUntil: until };
      },
      readPlan,
    );
  }

  resume(shopper: Shopper, id: string): Promise<DeliveryPlan> {
    return this.change(shopper, id, () => ({ pauseFrom: null, pauseUntil: null }), readPlan);
  }

  private readonly read = async (
    tx: Transaction,
    shopper: Shopper,
    id: string,
    { timeZone }: StoreCalendar,
    now: Date,
  ): Promise<WholeSubscription> => toSubscription(await readOwn(tx, shopper, id), todayIn(timeZone, now));

  /**
   * First decides every day that is due, as it was agreed, because a change applies only to cut-offs that are still to
   * come.
   */
  private change<T>(
    shopper: Shopper,
    id: string,
    by: (row: SubscriptionRow, calendar: StoreCalendar, now: Date) => Change,
    answer: (tx: Transaction, shopper: Shopper, id: string, calendar: StoreCalendar, now: Date) => Promise<T>,
  ): Promise<T> {
    return inTransaction(this.db, async (tx) => {
      const now = this.clock.now();
      const held = await lockOwn(tx, shopper, id);
      const calendar = await this.calendarOf(tx, shopper.storeId);
      const row = await decideAllDue(tx, held, calendar, now);
      await saveAndSchedule(tx, row, by(row, calendar, now), calendar);
      return answer(tx, shopper, id, calendar, now);
    });
  }

  private onOpenDay(
    shopper: Shopper,
    id: string,
    given: string,
    work: (tx: Transaction, row: SubscriptionRow, date: string) => Promise<void>,
  ): Promise<DeliveryPlan> {
    return inTransaction(this.db, async (tx) => {
      const now = this.clock.now();
      const row = await lockOwn(tx, shopper, id);
      const date = dayOf(given);
      const calendar = await this.calendarOf(tx, shopper.storeId);
      if (date < row.openFrom || cutOffOf(date, calendar) <= now) {
        throw conflict("CUT_OFF_PASSED", words.tooLate);
      }
      await work(tx, row, date);
      return readPlan(tx, shopper, id, calendar, now);
    });
  }
}
