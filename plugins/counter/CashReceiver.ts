import type { AdminOrder } from "#contract/admin.ts";
import { counter } from "#contract/counter.ts";
import type { Order } from "#contract/sale/orders.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import { HttpError } from "#kernel/http/errors.ts";
import { createId } from "#kernel/lifecycle/createId.ts";

/**
 * Records once that the cash of an order was received. If the outcome of a press is unknown, the next press repeats the
 * same call.
 */
export class CashReceiver {
  /** The key of each order's call, until its outcome is known (bar 2). */
  private readonly keys = new Map<string, string>();

  constructor(private readonly api: Pick<ApiClient, "call">) {}

  /** @throws also when the cash was received at another screen, so that nobody takes it twice */
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
