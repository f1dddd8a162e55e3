import { makeAutoObservable, observable, runInAction } from "mobx";
import { type Subscription, type SubscriptionPage, subscriptions } from "#contract/sale/subscriptions.ts";
import { subscriptionPageQuery, subscriptionsKey } from "#domain/subscriptions/index.ts";
import type { Clock } from "#kernel/clock/Clock.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import { messageOf, SessionEnded } from "#kernel/http/errors.ts";
import { LastError } from "#kernel/notices/LastError.ts";
import type { Notices } from "#kernel/notices/Notices.ts";
import type { ObservableQuery } from "#kernel/query/ObservableQuery.types.ts";
import type { QueryCache } from "#kernel/query/QueryCache.ts";
import * as words from "./words.en";

/** Spec 9: how long after a change the list is read again. */
const REFRESH_MS = 800;

/** One page of the shopper's subscriptions (spec 2.11) with their switches. */
export class SubscriptionList {
  page = 1;
  /** Ids of subscriptions whose switch waits for the platform's answer. */
  readonly #switching = observable.set<string>();
  readonly query: ObservableQuery<SubscriptionPage>;
  readonly #lastError: LastError;
  readonly #api: ApiClient;
  readonly #queries: QueryCache;
  readonly #session: { readonly customerId: string };
  readonly #clock: Clock;

  constructor(
    api: ApiClient,
    queries: QueryCache,
    session: { readonly customerId: string },
    notices: Notices,
    clock: Clock,
  ) {
    this.#api = api;
    this.#queries = queries;
    this.#session = session;
    this.#clock = clock;
    this.#lastError = new LastError(notices);
    this.query = queries.observe(() => subscriptionPageQuery(api, session.customerId, this.page));
    makeAutoObservable(this, { query: false });
  }

  get subscriptions(): readonly Subscription[] {
    return this.query.data?.subscriptions ?? [];
  }

  isSwitching(id: string): boolean {
    return this.#switching.has(id);
  }

  show(page: number): void {
    this.page = page;
  }

  /** What the list shows may be wrong: reads whatever of the subscriptions is on screen. */
  async doubt(): Promise<void> {
    await this.#queries.invalidate(subscriptionsKey(this.#session.customerId));
  }

  /** Called when the platform has accepted a change of any kind (spec 9). */
  async readAgain(): Promise<void> {
    await this.#clock.sleep(REFRESH_MS);
    await this.doubt();
  }

  /** The switch moves after the platform has accepted the change (spec 4); the recurrence is sent unchanged (reading 21). */
  async toggle(subscription: Subscription): Promise<void> {
    const { id, subscriptionRecurrence } = subscription;
    if (this.#switching.has(id)) return;
    const { daysOfWeek, endDate } = subscriptionRecurrence;
    const isActive = !subscription.isActive;
    this.#switching.add(id);
    this.#lastError.withdraw();
    try {
      const body = { subscriptionRecurrence: { daysOfWeek, endDate: endDate ?? "" }, isActive };
      await this.#api.call(subscriptions.update, { params: { id }, body });
      this.take({ ...subscription, isActive });
      void this.readAgain();
    } catch (error) {
      if (!(error instanceof SessionEnded)) {
        this.#lastError.show(messageOf(error, words.subscriptionNotChanged));
      }
    } finally {
      runInAction(() => this.#switching.delete(id));
    }
  }

  /** Replaces a subscription by the changed one that the platform has accepted; its coming deliveries are fetched again. */
  take(changed: Subscription): void {
    this.change((list) => list.map((each) => (each.id === changed.id ? changed : each)));
    void this.#queries.invalidate([...subscriptionsKey(this.#session.customerId), "plan", changed.id]);
  }

  /** Takes out a subscription that the platform has deleted. */
  drop(id: string): void {
    this.change((list) => list.filter((each) => each.id !== id));
  }

  private change(changed: (list: Subscription[]) => Subscription[]): void {
    const { key } = subscriptionPageQuery(this.#api, this.#session.customerId, this.page);
    const page = this.#queries.get<SubscriptionPage>(key);
    if (page !== undefined) this.#queries.set(key, { ...page, subscriptions: changed(page.subscriptions) });
  }
}
