import { makeAutoObservable, runInAction } from "mobx";
import { type DeliveryPlan, type Subscription, subscriptions } from "#contract/sale/subscriptions.ts";
import { BrandingStore } from "#domain/branding/index.ts";
import { SessionStore } from "#domain/session/index.ts";
import { deliveryPlanQuery, isEarlierDay, storeDay, subscriptionsKey } from "#domain/subscriptions/index.ts";
import { PlatformClock } from "#kernel/clock/PlatformClock.ts";
import type { Named } from "#kernel/container/Token.types.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { messageOf } from "#kernel/http/errors.ts";
import { Notices } from "#kernel/notices/Notices.ts";
import { ShopperAction } from "#kernel/notices/ShopperAction.ts";
import type { ObservableQuery } from "#kernel/query/ObservableQuery.types.ts";
import { QueryCache } from "#kernel/query/QueryCache.ts";
import * as words from "./words.en";

/** The next deliveries of one subscription. The shopper can skip a day, undo a skip, or pause a range of days. */
export class DeliveryCalendar {
  static readonly needs = {
    api: ApiClient,
    queries: QueryCache,
    session: SessionStore,
    branding: BrandingStore,
    notices: Notices,
    clock: PlatformClock,
  };
  /** The subscription whose deliveries are shown; null while the dialog is closed. */
  subscription: Subscription | null = null;
  pauseFrom = "";
  pauseUntil = "";
  readonly query: ObservableQuery<DeliveryPlan>;
  /** What was changed last: a date, or `pause`. */
  private changed = "";
  readonly #change: ShopperAction;
  readonly #needs: Named<typeof DeliveryCalendar.needs>;

  constructor(needs: Named<typeof DeliveryCalendar.needs>) {
    this.#needs = needs;
    const { api, queries, session } = needs;
    this.query = queries.observe(() => deliveryPlanQuery(api, session.customerId, this.subscription?.id ?? ""));
    this.#change = new ShopperAction(needs.notices);
    makeAutoObservable(this, { query: false, today: false });
  }

  /** Today in the store's time zone, wherever the shopper is. */
  get today(): string {
    return storeDay(this.#needs.clock.now(), this.#needs.branding.timeZone);
  }

  /** What is being changed: a date, or `pause`. */
  get changing(): string | null {
    return this.#change.isRunning ? this.changed : null;
  }

  open(subscription: Subscription): void {
    this.subscription = subscription;
    this.pauseFrom = "";
    this.pauseUntil = "";
  }

  close(): void {
    this.subscription = null;
  }

  setPauseFrom(date: string): void {
    this.pauseFrom = date;
  }

  setPauseUntil(date: string): void {
    this.pauseUntil = date;
  }

  skip(date: string): Promise<void> {
    return this.change(date, (params) => this.#needs.api.call(subscriptions.skip, { params, body: { date } }));
  }

  takeBack(date: string): Promise<void> {
    return this.change(date, (params) => this.#needs.api.call(subscriptions.unskip, { params, body: { date } }));
  }

  async pause(): Promise<void> {
    const { pauseFrom: from, pauseUntil: until } = this;
    const refusal = pauseRefusal(from, until, this.today);
    if (refusal !== undefined) return this.#change.show(refusal);
    await this.change("pause", (params) =>
      this.#needs.api.call(subscriptions.pause, { params, body: { from, until } }),
    );
  }

  resume(): Promise<void> {
    return this.change("pause", (params) => this.#needs.api.call(subscriptions.resume, { params }));
  }

  /** Sends a change. The answer is the whole plan. */
  private async change(what: string, call: (params: { id: string }) => Promise<DeliveryPlan>): Promise<void> {
    const { subscription } = this;
    if (subscription === null || this.#change.isRunning) return;
    const { api, queries, session } = this.#needs;
    const { key } = deliveryPlanQuery(api, session.customerId, subscription.id);
    this.changed = what;
    await this.#change.run(
      async () => {
        queries.set(key, await call({ id: subscription.id }));
        runInAction(() => {
          this.pauseFrom = "";
          this.pauseUntil = "";
        });
        void queries.invalidate([...subscriptionsKey(session.customerId), "page"]);
      },
      (error) => {
        void queries.invalidate(key as unknown[]);
        return messageOf(error, words.notChanged);
      },
    );
  }
}

/** Returns why this range cannot be paused, as text; undefined when it can. */
export function pauseRefusal(from: string, until: string, today: string): string | undefined {
  if (from === "" || until === "") return words.choosePauseDays;
  if (isEarlierDay(until, from)) return words.pauseEndsTooEarly;
  if (isEarlierDay(until, today)) return words.theseDaysHavePassed;
  return undefined;
}
