import { makeAutoObservable, runInAction } from "mobx";
import { FAILED_OR_DROPPED, type Order, orders, PAYMENT_ERROR, TIME_LIMIT_EXCEEDED } from "#contract/sale/orders.ts";
import type { Rupees } from "#contract/wire.types.ts";
import type { Named } from "#kernel/container/Token.types.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { SessionEnded } from "#kernel/http/errors.ts";
import { createId } from "#kernel/lifecycle/createId.ts";
import { Notices } from "#kernel/notices/Notices.ts";
import { isPaidFor } from "../isPaidFor";
import { isUnpaid } from "../isUnpaid";
import { OrderWatch } from "../polling/OrderWatch";
import * as words from "../words.en";
import { OnlinePayment } from "./OnlinePayment";
import type { PaymentEnd, PreparedPayment } from "./OnlinePayment.types";
import type { PaymentFlow } from "./PaymentFlow";
import { PaymentMemory, type PaymentRecord } from "./PaymentMemory";

/** Spec 4 and 8: the toast for the shopper, and the reason that is sent for the order. */
const FAILURES: Partial<Record<PaymentEnd["kind"], { toast: string; reason: string }>> = {
  FAILED: { toast: words.paymentFailedOrDropped, reason: FAILED_OR_DROPPED },
  USER_DROPPED: { toast: words.paymentFailedOrDropped, reason: FAILED_OR_DROPPED },
  TIME_LIMIT: { toast: words.timeLimitExceeded, reason: TIME_LIMIT_EXCEEDED },
  ERROR: { toast: words.paymentFailed, reason: PAYMENT_ERROR },
};

/** A payment whose result is awaited. */
export interface WaitingPayment {
  /** Milliseconds since 1970 until which the platform is polled. */
  until: number;
  /** The provider's payment page, where it can be opened again. */
  pageUrl: string | undefined;
  /** The amount with which the payment was started. */
  amount: Rupees;
}

/**
 * Pays for one order online, right after it was placed or again after a failure (spec 4, Order placement). The screen
 * follows the platform's answers, whatever the browser reported (reading 3).
 */
export class OrderPayment {
  static readonly needs = {
    api: ApiClient,
    online: OnlinePayment,
    memory: PaymentMemory,
    watch: OrderWatch,
    notices: Notices,
  };
  readonly online: OnlinePayment;
  readonly #needs: Named<typeof OrderPayment.needs>;
  #onAnswer: (order: Order) => void = () => {};

  constructor(needs: Named<typeof OrderPayment.needs>) {
    this.#needs = needs;
    this.online = needs.online;
    makeAutoObservable(this, { online: false });
  }

  /** `onAnswer` is called with each new state of the order from the platform. */
  start(onAnswer: (order: Order) => void): void {
    this.#onAnswer = onAnswer;
  }

  /** Called when the screen is left. A running payment is polled again when the order is opened the next time. */
  dispose(): void {
    const { watch, online } = this.#needs;
    this.#onAnswer = () => {};
    watch.stop();
    this.#flow.send("left");
    online.stop();
  }

  /**
   * The order that waits for a payment or whose payment failed; undefined while a payment runs or its result is being
   * reported.
   */
  get unpaid(): Order | undefined {
    const { state } = this.#flow;
    const isUnpaid = state.is === "unpaid" || state.is === "refreshing" || (state.is === "starting" && state.isUnpaid);
    return isUnpaid ? this.#flow.order : undefined;
  }

  /** The unpaid order that waits for its payment. */
  get awaited(): Order | undefined {
    return this.unpaid?.orderState === "PENDING" ? this.unpaid : undefined;
  }

  /** The unpaid order whose payment failed; its items are in the cart again. */
  get failed(): Order | undefined {
    return this.unpaid?.orderState === "FAILED" ? this.unpaid : undefined;
  }

  /** The result of the last attempt; undefined before and during one. */
  get lastEnd(): PaymentEnd | undefined {
    return this.#flow.end;
  }

  /** True from an attempt's start until everything that follows from its end is done. */
  get isBusy(): boolean {
    return !this.#flow.expects("start");
  }

  /** What the waiting screen shows; undefined while the platform is not polled. */
  get waiting(): WaitingPayment | undefined {
    const { state } = this.#flow;
    if (state.is !== "asking" || state.order === undefined) return undefined;
    return { until: state.until, pageUrl: state.pageUrl, amount: state.order.finalPrice };
  }

  async pay(order: Order, prepared: PreparedPayment): Promise<void> {
    if (!this.#begin(order)) return;
    const { online, memory } = this.#needs;
    const known = memory.read(order.id);
    // An attempt whose answer was lost is repeated with its key. An attempt after one that has ended gets a new key.
    const key = known !== undefined && known.session === undefined ? known.key : createId();
    const record: PaymentRecord = { orderId: order.id, providerId: prepared.entry.id, key };
    const keep = (news: Partial<PaymentRecord>) => memory.write(Object.assign(record, news));
    keep({});
    const end = await online.pay(prepared, {
      amount: order.finalPrice,
      order,
      key,
      onStarted: (session) => keep({ session }),
      onAsking: (askUntil) => keep({ askUntil }),
    });
    await this.#ended(end);
  }

  /** Shows an order after a reload or on its own page. If its payment is still running, it is polled. */
  async resume(order: Order): Promise<void> {
    if (this.isBusy || !isUnpaid(order)) return;
    const { online, memory } = this.#needs;
    const { providerId = "", session, askUntil = 0 } = memory.read(order.id) ?? {};
    if (order.orderState === "PENDING" && session !== undefined) {
      this.#begin(order);
      await this.#ended(await online.resume(providerId, session, askUntil));
    } else {
      this.#flow.send("show", { order, end: this.lastEnd });
      this.#watch(order);
    }
  }

  /**
   * "Try again": pays the same order; must be called inside the click. After a reload, the store's settings may have to be
   * fetched first.
   */
  async payAgain(): Promise<void> {
    const { order } = this.#flow;
    if (order === undefined || this.isBusy) return;
    const prepared = this.online.prepare();
    if (prepared !== undefined) return this.pay(order, prepared);
    const refreshing = this.#flow.send("refresh", { order, end: this.lastEnd });
    await this.online.refreshSettings();
    if (this.#flow.state !== refreshing) return;
    await runInAction(() => {
      this.#flow.send("refreshed", { order, end: this.lastEnd });
      const fresh = this.online.forCurrentProvider(undefined);
      return fresh && this.pay(order, fresh);
    });
  }

  /** Called when the shopper gives up paying online. If the payment succeeds all the same, the platform handles it. */
  async giveUp(): Promise<void> {
    const { order } = this.#flow;
    if (order === undefined) return;
    if (order.orderState !== "PENDING") {
      if (!this.isBusy) this.#answered(order);
      return;
    }
    if (this.#flow.send("giveUp", { order, end: { kind: "STOPPED" } }) === undefined) return;
    this.online.stop();
    this.#needs.memory.forget();
    await this.#report(order, "FAILED", FAILED_OR_DROPPED);
  }

  askNow(): void {
    this.online.askNow();
  }

  get #flow(): PaymentFlow {
    return this.online.flow;
  }

  /** Returns whether an attempt may begin. The last result of the same order stays on screen until there is a new one. */
  #begin(order: Order): boolean {
    if (this.#flow.send("start", { order, isUnpaid: this.unpaid?.id === order.id }) === undefined) return false;
    this.#watch(order);
    return true;
  }

  /** Undefined: the attempt was left or given up. */
  async #ended(end: PaymentEnd | undefined): Promise<void> {
    const { memory, notices } = this.#needs;
    const { order } = this.#flow;
    if (end === undefined || order === undefined || !this.#flow.expects("ended")) return;
    const failure = FAILURES[end.kind];
    if (failure === undefined && end.kind !== "SUCCEEDED") {
      this.#flow.send("ended", { order, end });
      if (end.kind !== "NOT_STARTED") return;
      notices.show("error", end.message);
      if (!end.isUncertain) memory.forget();
      return;
    }
    this.#flow.send("report", { order, end });
    memory.forget();
    if (failure !== undefined) notices.show("error", failure.toast);
    await this.#report(order, failure === undefined ? "PLACED" : "FAILED", failure?.reason ?? "");
  }

  /**
   * Always sends the specified reason (reading 3). Without an answer the order is watched until there is one. A platform
   * must answer only the state (reading 34).
   */
  async #report(order: Order, orderState: "PLACED" | "FAILED", reason: string): Promise<void> {
    const { api, notices } = this.#needs;
    const { state } = this.#flow;
    const end = this.lastEnd ?? { kind: "STOPPED" };
    try {
      const body = { orderState, reason };
      const answer = await api.call(orders.setState, { params: { id: order.id }, key: createId(), body });
      if (this.#flow.state === state) this.#answered({ ...order, stateReason: reason, ...answer });
    } catch (error) {
      if (this.#flow.state !== state) return;
      this.#flow.send(orderState === "PLACED" ? "unconfirmed" : "unanswered", { order, end });
      if (orderState === "PLACED" && !(error instanceof SessionEnded)) notices.show("info", words.paymentWentThrough);
    }
  }

  #answered(order: Order): void {
    runInAction(() => {
      if (isUnpaid(order)) this.#flow.send("show", { order, end: this.lastEnd });
      else {
        this.#flow.send("paid");
        this.#needs.watch.stop();
      }
      this.#onAnswer(order);
    });
  }

  #watch({ id }: Order): void {
    const { online, watch } = this.#needs;
    watch.start(id, (news) => {
      if (isPaidFor(news)) online.paidElsewhere();
      const { order } = this.#flow;
      if (order !== undefined && !this.isBusy && news.orderState !== order.orderState) this.#answered(news);
    });
  }
}
