import { makeAutoObservable, runInAction } from "mobx";
import { type Order, orders } from "#contract/sale/orders.ts";
import type { Named } from "#kernel/container/Token.types.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { createId } from "#kernel/lifecycle/createId.ts";
import { Notices } from "#kernel/notices/Notices.ts";
import { ShopperAction } from "#kernel/notices/ShopperAction.ts";
import { QueryCache } from "#kernel/query/QueryCache.ts";
import { SessionStore } from "../session";
import { ordersKey } from "./orderQueries";
import { cancellationNote } from "./orderStates";
import * as words from "./words.en";

/**
 * The dialog 'Order Cancellation Reason' (spec 2.11). Only an answer with the state CANCELLED is a success: the dialog
 * closes and the screens with orders are refreshed. After a failure the dialog stays open with its text
 * (spec 4, Order cancel).
 */
export class OrderCancellation {
  static readonly needs = { api: ApiClient, queries: QueryCache, notices: Notices, session: SessionStore };
  /** The id of the order to cancel; null while the dialog is closed. */
  orderId: string | null = null;
  reason = "";
  /** What the shopper should know before writing the reason; may be empty. */
  note = "";
  /** One key for each cancellation (bar 2): a second Submit after a lost answer repeats the same call. */
  #key = "";
  readonly #submitting: ShopperAction;
  readonly #needs: Named<typeof OrderCancellation.needs>;

  constructor(needs: Named<typeof OrderCancellation.needs>) {
    this.#needs = needs;
    this.#submitting = new ShopperAction(needs.notices);
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
        const answer = await this.#needs.api.call(orders.setState, { params: { id }, key: this.#key, body });
        if (answer.orderState !== "CANCELLED") return this.#submitting.show(words.notCancelled);
        this.#needs.notices.show("success", words.orderCancelled);
        runInAction(() => {
          this.orderId = null;
          this.reason = "";
        });
      },
      () => words.notCancelled,
    );
    await this.#needs.queries.invalidate(ordersKey(this.#needs.session.customerId));
  }
}
