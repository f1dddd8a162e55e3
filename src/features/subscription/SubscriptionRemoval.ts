import { makeAutoObservable, runInAction } from "mobx";
import { type Subscription, subscriptions } from "#contract/sale/subscriptions.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import { HttpError, messageOf } from "#kernel/http/errors.ts";
import type { Notices } from "#kernel/notices/Notices.ts";
import { ShopperAction } from "#kernel/notices/ShopperAction.ts";
import type { SubscriptionList } from "./SubscriptionList";
import * as words from "./words.en";

/** The question before a subscription is deleted (spec 2.11). */
export class SubscriptionRemoval {
  /** The subscription to delete; null while the dialog is closed. */
  subscription: Subscription | null = null;
  readonly removing: ShopperAction;
  readonly #api: ApiClient;
  readonly #list: Pick<SubscriptionList, "drop" | "readAgain" | "doubt">;
  readonly #notices: Notices;

  constructor(api: ApiClient, list: Pick<SubscriptionList, "drop" | "readAgain" | "doubt">, notices: Notices) {
    this.#api = api;
    this.#list = list;
    this.#notices = notices;
    this.removing = new ShopperAction(notices);
    makeAutoObservable(this, { removing: false });
  }

  ask(subscription: Subscription): void {
    this.subscription = subscription;
  }

  close(): void {
    if (!this.removing.isRunning) this.subscription = null;
  }

  async confirm(): Promise<void> {
    const { subscription } = this;
    if (subscription === null) return;
    await this.removing.run(
      async () => {
        await this.#api.call(subscriptions.remove, { params: { id: subscription.id } }).catch(unlessGone);
        this.#notices.show("success", words.subscriptionDeleted);
        runInAction(() => {
          this.subscription = null;
        });
        this.#list.drop(subscription.id);
        void this.#list.readAgain();
      },
      (error) => {
        // After a lost answer it is unknown whether the platform has deleted the subscription.
        void this.#list.doubt();
        return messageOf(error, words.subscriptionNotDeleted);
      },
    );
  }
}

/** A 404 counts as success: the subscription was deleted in another tab, or by a first try whose answer was lost. */
function unlessGone(error: unknown): void {
  if (!(error instanceof HttpError && error.status === 404)) throw error;
}
