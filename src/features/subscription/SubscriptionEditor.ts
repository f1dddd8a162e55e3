import { makeAutoObservable, runInAction } from "mobx";
import { type Subscription, type SubscriptionChange, subscriptions } from "#contract/sale/subscriptions.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import { messageOf } from "#kernel/http/errors.ts";
import type { Notices } from "#kernel/notices/Notices.ts";
import { ShopperAction } from "#kernel/notices/ShopperAction.ts";
import type { SubscriptionList } from "./SubscriptionList";
import * as words from "./words.en";

/** The 'Update Subscription' dialog: weekdays and end date (spec 4, Subscription; spec 5, Subscription update). */
export class SubscriptionEditor {
  /** The subscription to change; null while the dialog is closed. */
  subscription: Subscription | null = null;
  readonly saving: ShopperAction;
  readonly #api: ApiClient;
  readonly #list: Pick<SubscriptionList, "take" | "readAgain">;
  readonly #notices: Notices;

  constructor(api: ApiClient, list: Pick<SubscriptionList, "take" | "readAgain">, notices: Notices) {
    this.#api = api;
    this.#list = list;
    this.#notices = notices;
    this.saving = new ShopperAction(notices);
    makeAutoObservable(this, { saving: false });
  }

  open(subscription: Subscription): void {
    this.subscription = subscription;
  }

  close(): void {
    if (!this.saving.isRunning) this.subscription = null;
  }

  /** A failed check is also shown as a toast (spec 8, Subscription form). */
  refuse(message: string): void {
    this.saving.show(message);
  }

  async save(subscriptionRecurrence: SubscriptionChange["subscriptionRecurrence"]): Promise<void> {
    const { subscription } = this;
    if (subscription === null) return;
    const { id } = subscription;
    await this.saving.run(
      async () => {
        await this.#api.call(subscriptions.update, { params: { id }, body: { subscriptionRecurrence } });
        const recurrence = { ...subscription.subscriptionRecurrence, ...subscriptionRecurrence };
        this.#list.take({ ...subscription, subscriptionRecurrence: recurrence });
        this.#notices.show("success", words.subscriptionUpdated);
        runInAction(() => {
          this.subscription = null;
        });
        void this.#list.readAgain();
      },
      (error) => messageOf(error, words.subscriptionNotChanged),
    );
  }
}
