import { makeAutoObservable, runInAction } from "mobx";
import { type Subscription, subscriptions } from "#contract/sale/subscriptions.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import { HttpError, messageOf, SessionEnded } from "#kernel/http/errors.ts";
import { LastError } from "#kernel/notices/LastError.ts";
import type { Notices } from "#kernel/notices/Notices.ts";
import type { SubscriptionList } from "./SubscriptionList";
import * as words from "./words.en";

/** The question before a subscription is deleted (spec 2.11). */
export class SubscriptionRemoval {
  /** The subscription to delete; null while the dialog is closed. */
  subscription: Subscription | null = null;
  isRemoving = false;
  readonly #lastError: LastError;
  readonly #api: ApiClient;
  readonly #list: Pick<SubscriptionList, "drop" | "readAgain" | "doubt">;
  readonly #notices: Notices;

  constructor(api: ApiClient, list: Pick<SubscriptionList, "drop" | "readAgain" | "doubt">, notices: Notices) {
    this.#api = api;
    this.#list = list;
    this.#notices = notices;
    this.#lastError = new LastError(notices);
    makeAutoObservable(this);
  }

  ask(subscription: Subscription): void {
    this.subscription = subscription;
  }

  close(): void {
    if (!this.isRemoving) this.subscription = null;
  }

  async confirm(): Promise<void> {
    const { subscription } = this;
    if (subscription === null || this.isRemoving) return;
    this.isRemoving = true;
    this.#lastError.withdraw();
    try {
      await this.#api.call(subscriptions.remove, { params: { id: subscription.id } }).catch(unlessGone);
      this.#notices.show("success", words.subscriptionDeleted);
      runInAction(() => {
        this.subscription = null;
      });
      this.#list.drop(subscription.id);
      void this.#list.readAgain();
    } catch (error) {
      // After a lost answer it is unknown whether the platform has deleted the subscription.
      void this.#list.doubt();
      if (!(error instanceof SessionEnded)) {
        this.#lastError.show(messageOf(error, words.subscriptionNotDeleted));
      }
    } finally {
      runInAction(() => {
        this.isRemoving = false;
      });
    }
  }
}

/** A 404 counts as success: the subscription was deleted in another tab, or by a first try whose answer was lost. */
function unlessGone(error: unknown): void {
  if (!(error instanceof HttpError && error.status === 404)) throw error;
}
