import { makeAutoObservable, runInAction } from "mobx";
import { type Order, orders } from "#contract/sale/orders.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import { createId } from "#kernel/lifecycle/createId.ts";
import type { Notices } from "#kernel/notices/Notices.ts";
import { ShopperAction } from "#kernel/notices/ShopperAction.ts";
import type { QueryCache } from "#kernel/query/QueryCache.ts";
import { ordersKey } from "./orderQueries";
import { cancellationNote } from "./orderStates";
import * as words from "./words.en";

/**
 * The dialog 'Order Cancellation Reason' (spec 2.11). The cancellation succeeded only if the answered state is CANCELLED; then
 * the dialog closes and the screens with orders are refreshed. After a failure the dialog stays open with its reason (spec 4,
 * Order cancel).
 */
export class OrderCancellation {
  /** The id of the order to cancel; null while the dialog is closed. */
  orderId: string | null = null;
  reason = "";
  /** What the shopper should know before writing the reason; empty when there is nothing to say. */
  note = "";
  /** One key for each cancellation (bar 2): a second Submit after a lost answer repeats the same call. */
  #key = "";
  readonly #submitting: ShopperAction;
  readonly #api: ApiClient;
  readonly #queries: QueryCache;
  readonly #notices: Notices;
  readonly #session: { readonly customerId: string };

  constructor(api: ApiClient, queries: QueryCache, notices: Notices, session: { readonly customerId: string }) {
    this.#api = api;
    this.#queries = queries;
    this.#notices = notices;
    this.#session = session;
    this.#submitting = new ShopperAction(notices);
    makeAutoObservable(this);
  }

  get isSubmitting(): boolean {
    return this.#submitting.isRunning;
  }

  ask(order: Pick<Order, "id" | "orderState">): void {
    if (this.isSubmitting) return;
    this.note = cancellationNote(order);
    if (this.orderId !== order.id) this.reason = "";
    this.orderId = order.id;
    this.#key = createId();
  }

  setReason(reason: string): void {
    this.reason = reason;
    this.#key = createId();
  }

  close(): void {
    if (!this.isSubmitting) this.orderId = null;
  }

  async submit(): Promise<void> {
    const { orderId: id, reason } = this;
    if (id === null || this.isSubmitting) return;
    await this.#submitting.run(
      async () => {
        const body = { orderState: "CANCELLED", reason: reason.trim() } as const;
        const answer = await this.#api.call(orders.setState, { params: { id }, key: this.#key, body });
        if (answer.orderState !== "CANCELLED") return this.#submitting.show(words.notCancelled);
        this.#notices.show("success", words.orderCancelled);
        runInAction(() => {
          this.orderId = null;
          this.reason = "";
        });
      },
      () => words.notCancelled,
    );
    await this.#queries.invalidate(ordersKey(this.#session.customerId));
  }
}
