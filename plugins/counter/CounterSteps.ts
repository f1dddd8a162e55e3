import { makeAutoObservable, observable, runInAction } from "mobx";
import type { AdminOrder } from "#contract/admin.ts";
import { counter } from "#contract/counter.ts";
import { spokenNumber } from "#contract/sale/spokenNumber.ts";
import type { Clock } from "#kernel/clock/Clock.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import { messageOf } from "#kernel/http/errors.ts";
import { CashReceiver } from "./CashReceiver";
import type { CounterSession } from "./CounterSession";
import type { NextStep } from "./nextSteps";
import type { ShownOrders } from "./ShownOrders";
import * as words from "./words.en";

export interface StepsNeeds {
  api: Pick<ApiClient, "call">;
  session: CounterSession;
  shown: ShownOrders;
  time: Pick<Clock, "now">;
  /** Called with the order of each step: somebody has looked at it. */
  onTouched: (id: string) => void;
  /** Called when a step was refused, because the shown orders may be out of date. */
  onRefused: () => void;
  /** Fetches what has changed. */
  look: () => Promise<void>;
}

export interface Refused {
  id: string;
  /** The spoken number. */
  number: string;
  why: string;
}

/** Records what the staff do with an order. A touch records a step at once; a cancellation asks first. */
export class CounterSteps {
  readonly busy = observable.set<string>();
  /** The reason why an order's last step was refused, by the order's id. */
  readonly refusals = observable.map<string, string>();
  cancelling: { order: AdminOrder; reason: string } | undefined;
  /** How many steps were taken. An answer from before the latest step would undo it on the screen. */
  taken = 0;
  readonly #cash: CashReceiver;
  readonly #needs: StepsNeeds;

  constructor(needs: StepsNeeds) {
    this.#needs = needs;
    this.#cash = new CashReceiver(needs.api);
    makeAutoObservable(this, { taken: false, busy: false, refusals: false });
  }

  async take(order: AdminOrder, step: NextStep["step"] | "cancelled", reason = ""): Promise<void> {
    const { session, shown, time, onTouched, onRefused, look } = this.#needs;
    const { token } = session;
    if (this.busy.has(order.id) || token === null) return;
    this.busy.add(order.id);
    this.refusals.delete(order.id);
    onTouched(order.id);
    try {
      const changed = await this.send(order, step, reason, token);
      const packedAt = step === "packed" ? time.now().toISOString() : order.packedAt;
      // The old address stays: no step changes it, and only the counter's own list leaves the shop's number out of it.
      const { shippingAddress } = order;
      shown.replace({ ...order, ...changed, shippingAddress, ...(packedAt !== undefined && { packedAt }) });
    } catch (error) {
      onRefused();
      runInAction(() => this.refusals.set(order.id, messageOf(error, words.notReached)));
    } finally {
      this.taken += 1;
      runInAction(() => this.busy.delete(order.id));
    }
    await look();
  }

  /** The orders of `among` whose last step was refused. */
  refusedOf(among: readonly AdminOrder[]): readonly Refused[] {
    return among.flatMap(({ id, orderNumber }) => {
      const why = this.refusals.get(id);
      return why === undefined ? [] : [{ id, number: spokenNumber(orderNumber), why }];
    });
  }

  /** Called when somebody has read these refusals. */
  dropRefusals(refused: readonly Refused[]): void {
    for (const { id } of refused) this.refusals.delete(id);
  }

  askToCancel(order: AdminOrder): void {
    this.cancelling = { order, reason: "" };
  }

  setReason(reason: string): void {
    if (this.cancelling) this.cancelling.reason = reason;
  }

  keep(): void {
    this.cancelling = undefined;
  }

  async cancel(): Promise<void> {
    if (this.cancelling === undefined) return;
    const { order, reason } = this.cancelling;
    await this.take(order, "cancelled", reason.trim());
    this.keep();
  }

  forget(): void {
    this.cancelling = undefined;
    this.refusals.clear();
  }

  private send(order: AdminOrder, step: NextStep["step"] | "cancelled", reason: string, bearer: string) {
    if (step === "cash") return this.#cash.receive(order, bearer);
    const body = { step, ...(reason && { reason }) };
    return this.#needs.api.call(counter.step, { params: { order: order.id }, body, bearer });
  }
}
