import { makeAutoObservable, runInAction } from "mobx";
import { type Subscription, type SubscriptionChange, subscriptions } from "#contract/sale/subscriptions.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import { messageOf, SessionEnded } from "#kernel/http/errors.ts";
import { LastError } from "#kernel/notices/LastError.ts";
import type { Notices } from "#kernel/notices/Notices.ts";
import type { SubscriptionList } from "./SubscriptionList";
import * as words from "./words.en";

/** The 'Update Subscription' dialog: weekdays and end date (spec 4, Subscription; spec 5, Subscription update). */
export class SubscriptionEditor {
  /** The subscription to change; null while the dialog is closed. */
  subscription: Subscription | null = null;
  isSaving = false;
  readonly #lastError: LastError;
  readonly #api: ApiClient;
  readonly #list: Pick<SubscriptionList, "take" | "readAgain">;
  readonly #notices: Notices;

  constructor(api: ApiClient, list: Pick<SubscriptionList, "take" | "readAgain">, notices: Notices) {
    this.#api = api;
    this.#list = list;
    this.#notices = notices;
    this.#lastError = new LastError(notices);
    makeAutoObservable(this);
  }

  open(subscription: Subscription): void {
    this.subscription = subscription;
  }

  close(): void {
    if (!this.isSaving) this.subscription = null;
  }

  /** A failed check is shown as a toast as well (spec 8, Subscription form). */
  refuse(message: string): void {
    this.#lastError.show(message);
  }

  async save(subscriptionRecurrence: SubscriptionChange["subscriptionRecurrence"]): Promise<void> {
    const { subscription } = this;
    if (subscription === null || this.isSaving) return;
    const { id } = subscription;
    this.isSaving = true;
    this.#lastError.withdraw();
    try {
      await this.#api.call(subscriptions.update, { params: { id }, body: { subscriptionRecurrence } });
      const recurrence = { ...subscription.subscriptionRecurrence, ...subscriptionRecurrence };
      this.#list.take({ ...subscription, subscriptionRecurrence: recurrence });
      this.#notices.show("success", words.subscriptionUpdated);
      runInAction(() => {
        this.subscription = null;
      });
      void this.#list.readAgain();
    } catch (error) {
      if (!(error instanceof SessionEnded)) {
        this.#lastError.show(messageOf(error, words.subscriptionNotChanged));
      }
    } finally {
      runInAction(() => {
        this.isSaving = false;
      });
    }
  }
}
