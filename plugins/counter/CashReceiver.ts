import type { AdminOrder } from "#contract/admin.ts";
import { counter } from "#contract/counter.ts";
import type { Order } from "#contract/sale/orders.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import { HttpError } from "#kernel/http/errors.ts";
import { createId } from "#kernel/lifecycle/createId.ts";

/** Says that the cash of an order was received, once: a press whose outcome is unknown is repeated by the next one. */
export class CashReceiver {
  /** For each order, the key of the call until its outcome is known (bar 2). */
  private readonly keys = new Map<string, string>();

  constructor(private readonly api: Pick<ApiClient, "call">) {}

  /** @throws whoever presses at another screen is told that the cash is in */
  async receive({ id, finalPrice }: AdminOrder, bearer: string): Promise<Order> {
    const key = this.keys.get(id) ?? createId();
    this.keys.set(id, key);
    try {
      const paid = await this.api.call(counter.cash, {
        params: { order: id },
        body: { amount: finalPrice },
        bearer,
        key,
      });
      this.keys.delete(id);
      return paid;
    } catch (error) {
      if (error instanceof HttpError && error.status < 500) this.keys.delete(id);
      throw error;
    }
  }
}
