import { makeAutoObservable, observable, runInAction } from "mobx";
import { type Subscription, type SubscriptionPage, subscriptions } from "#contract/sale/subscriptions.ts";
import { SessionStore } from "#domain/session/index.ts";
import { subscriptionPageQuery, subscriptionsKey } from "#domain/subscriptions/index.ts";
import { Clock } from "#kernel/clock/Clock.ts";
import type { Named } from "#kernel/container/Token.types.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { messageOf, SessionEnded } from "#kernel/http/errors.ts";
import { LastError } from "#kernel/notices/LastError.ts";
import { Notices } from "#kernel/notices/Notices.ts";
import type { ObservableQuery } from "#kernel/query/ObservableQuery.types.ts";
import { QueryCache } from "#kernel/query/QueryCache.ts";
import * as words from "./words.en";

/** Spec 9: how long after a change the list is read again. */
const REFRESH_MS = 800;

/** One page of the shopper's subscriptions (spec 2.11) with their switches. */
export class SubscriptionList {
  static readonly needs = {
    api: ApiClient,
    queries: QueryCache,
    session: SessionStore,
    notices: Notices,
    clock: Clock,
  };
  page = 1;
  /** Ids of subscriptions whose switch waits for the platform's answer. */
  readonly #switching = observable.set<string>();
  readonly query: ObservableQuery<SubscriptionPage>;
  readonly #lastError: LastError;
  readonly #needs: Named<typeof SubscriptionList.needs>;

  constructor(needs: Named<typeof SubscriptionList.needs>) {
    this.#needs = needs;
    this.#lastError = new LastError(needs.notices);
    const { api, queries, session } = needs;
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

  /** Called when the list may be wrong: reads all subscriptions on screen again. */
  async doubt(): Promise<void> {
    await this.#needs.queries.invalidate(subscriptionsKey(this.#needs.session.customerId));
  }

  /** Called when the platform has accepted a change of any kind (spec 9). */
  async readAgain(): Promise<void> {
    await this.#needs.clock.sleep(REFRESH_MS);
    await this.doubt();
  }

  /**
   * Switches a subscription on or off. The switch moves once the platform has accepted the change (spec 4); the recurrence
   * is sent unchanged (reading 21).
   */
  async toggle(subscription: Subscription): Promise<void> {
    const { id, subscriptionRecurrence } = subscription;
    if (this.#switching.has(id)) return;
    const { daysOfWeek, endDate } = subscriptionRecurrence;
    const isActive = !subscription.isActive;
    this.#switching.add(id);
    this.#lastError.withdraw();
    try {
      const body = { subscriptionRecurrence: { daysOfWeek, endDate: endDate ?? "" }, isActive };
      await this.#needs.api.call(subscriptions.update, { params: { id }, body });
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

  /** Replaces a subscription by the one that the platform has accepted. Its deliveries are fetched again. */
  take(changed: Subscription): void {
    this.change((list) => list.map((each) => (each.id === changed.id ? changed : each)));
    void this.#needs.queries.invalidate([...subscriptionsKey(this.#needs.session.customerId), "plan", changed.id]);
  }

  /** Takes out a subscription that the platform has deleted. */
  drop(id: string): void {
    this.change((list) => list.filter((each) => each.id !== id));
  }

  private change(changed: (list: Subscription[]) => Subscription[]): void {
    const { key } = subscriptionPageQuery(this.#needs.api, this.#needs.session.customerId, this.page);
    const page = this.#needs.queries.get<SubscriptionPage>(key);
    if (page !== undefined) this.#needs.queries.set(key, { ...page, subscriptions: changed(page.subscriptions) });
  }
}
