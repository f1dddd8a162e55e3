import { makeAutoObservable, runInAction } from "mobx";
import {
  FAILED_OR_DROPPED,
  type Order,
  type OrderState,
  orders,
  PAYMENT_ERROR,
  TIME_LIMIT_EXCEEDED,
} from "#contract/sale/orders.ts";
import type { Rupees } from "#contract/wire.types.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import { SessionEnded } from "#kernel/http/errors.ts";
import { createId } from "#kernel/lifecycle/createId.ts";
import type { Notices } from "#kernel/notices/Notices.ts";
import { isPaidFor } from "../isPaidFor";
import { isUnpaid } from "../isUnpaid";
import type { OrderWatch } from "../polling/OrderWatch";
import * as words from "../words.en";
import type { OnlinePayment } from "./OnlinePayment";
import type { PaymentEnd, PaymentIntent, PreparedPayment } from "./OnlinePayment.types";
import type { PaymentMemory, PaymentRecord } from "./PaymentMemory";

/** Spec 4 and 8: the toast for the shopper, and the reason that is sent for the order. */
const FAILURES = {
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
  /** What is charged: with this amount the payment was started. */
  amount: Rupees;
}

export interface OrderPaymentParts {
  api: ApiClient;
  online: OnlinePayment;
  memory: PaymentMemory;
  watch: OrderWatch;
  notices: Notices;
}

/**
 * Pays for one order with online payment, right after it was placed or again after a failure (spec 4, Order placement). The
 * screen follows the platform's answers, whatever the browser reported (reading 3).
 */
export class OrderPayment {
  /** The order that is paid for; undefined without one. */
  private order: Order | undefined;
  /** True when an attempt has ended without a payment, or none was made. */
  private hasEnded = false;
  /** The result of the last attempt; undefined before and during one. */
  lastEnd: PaymentEnd | undefined;
  private isReporting = false;
  /** True from an attempt's start until everything is done that follows from its end: nothing else begins between the two. */
  private isRunning = false;
  /** True while the store's payment settings are being fetched. */
  private isRefreshingSettings = false;
  private onAnswer: (order: Order) => void = () => {};

  constructor(private readonly parts: OrderPaymentParts) {
    makeAutoObservable<this, "parts" | "onAnswer">(this, { parts: false, onAnswer: false });
  }

  /** `onAnswer` is called with each new state of the order from the platform. */
  start(onAnswer: (order: Order) => void): void {
    this.onAnswer = onAnswer;
  }

  /** Called when the screen is left; a running payment is polled again at the next visit. */
  dispose(): void {
    this.onAnswer = () => {};
    this.parts.watch.stop();
    this.parts.online.stop();
    this.order = undefined;
    this.hasEnded = false;
    this.lastEnd = undefined;
  }

  /**
   * The order that waits for a payment or whose payment failed; undefined while a payment is running or its result is being
   * reported.
   */
  get unpaid(): Order | undefined {
    return this.hasEnded && !this.isReporting ? this.order : undefined;
  }

  /**
   * Why the order cannot be paid online (spec 8, Unknown provider). While an observer reads this, the store's settings are
   * fetched.
   */
  get hindrance(): string | undefined {
    return this.parts.online.hindrance;
  }

  get isBusy(): boolean {
    return this.parts.online.isBusy || this.isRunning || this.isReporting || this.isRefreshingSettings;
  }

  /** What the waiting screen shows; undefined while the platform is not polled. */
  get waiting(): WaitingPayment | undefined {
    const { phase, askUntil, pageUrl } = this.parts.online;
    if (phase !== "asking" || askUntil === undefined || this.order === undefined) return undefined;
    return { until: askUntil, pageUrl, amount: this.order.finalPrice };
  }

  /**
   * Must be called inside the click, before the first `await`. Undefined when the store's provider is not in this build or not
   * known yet.
   */
  prepare(): PreparedPayment | undefined {
    return this.parts.online.prepare();
  }

  /** The provider by the store's current settings. Undefined, with a message shown, where this build cannot use it. */
  forCurrentProvider(former: PreparedPayment | undefined): PreparedPayment | undefined {
    const { online, notices } = this.parts;
    const prepared = online.forCurrentProvider(former);
    if (prepared === undefined) notices.show("error", online.hindrance ?? words.paymentNotInitiated);
    return prepared;
  }

  async pay(order: Order, prepared: PreparedPayment): Promise<void> {
    if (this.isBusy) return;
    this.setOrder(order);
    this.lastEnd = undefined;
    const { online, memory } = this.parts;
    const known = memory.read(order.id);
    // An attempt whose answer was lost is repeated with its key. After an attempt that has ended, a new one gets a new key.
    const key = known !== undefined && known.session === undefined ? known.key : createId();
    const record: PaymentRecord = { orderId: order.id, providerId: prepared.entry.id, key };
    const keep = (news: Partial<PaymentRecord>) => memory.write(Object.assign(record, news));
    keep({});
    const intent: PaymentIntent = {
      amount: order.finalPrice,
      orderId: order.id,
      email: order.shippingAddress.email ?? "",
      key,
      onStarted: (session) => {
        keep({ session });
        this.started(order);
      },
      onAsking: (askUntil) => keep({ askUntil }),
    };
    await this.run(order.id, () => online.pay(prepared, intent));
  }

  /** Shows an order after a reload or on its own page; a payment that is still running is polled. */
  async resume(order: Order): Promise<void> {
    if (this.isBusy || !isUnpaid(order)) return;
    this.setOrder(order);
    const { online, memory } = this.parts;
    const { providerId, session, askUntil = 0 } = memory.read(order.id) ?? {};
    if (order.orderState !== "PENDING" || session === undefined) this.end();
    else await this.run(order.id, () => online.resume(providerId ?? "", session, askUntil));
  }

  /**
   * "Try again": pays the same order; must be called inside the click. After a reload, the store's settings may have to be
   * fetched first.
   */
  async payAgain(): Promise<void> {
    const { order } = this;
    if (order === undefined || this.isBusy) return;
    const prepared = this.prepare() ?? (await this.prepareWithFreshSettings());
    if (prepared !== undefined) await this.pay(order, prepared);
  }

  /** The shopper gives up paying online. If the payment succeeds all the same, the platform handles it. */
  async giveUp(): Promise<void> {
    const { order } = this;
    // A second tap on the same button, or the answer is already on its way.
    if (order === undefined || this.isReporting) return;
    this.parts.online.stop();
    this.parts.memory.forget();
    if (order.orderState === "PENDING") await this.report(order.id, "FAILED", FAILED_OR_DROPPED);
    else this.answered(order);
  }

  askNow(): void {
    this.parts.online.askNow();
  }

  private async prepareWithFreshSettings(): Promise<PreparedPayment | undefined> {
    this.isRefreshingSettings = true;
    await this.parts.online.refreshSettings();
    runInAction(() => {
      this.isRefreshingSettings = false;
    });
    return this.forCurrentProvider(undefined);
  }

  /** A new payment makes the platform set a failed order back to PENDING. */
  private started(order: Order): void {
    runInAction(() => {
      this.order = { ...order, orderState: "PENDING", stateReason: "" };
      this.hasEnded = false;
    });
  }

  private async run(orderId: string, attempt: () => Promise<PaymentEnd>): Promise<void> {
    this.isRunning = true;
    try {
      await this.ended(orderId, await attempt());
    } finally {
      runInAction(() => {
        this.isRunning = false;
      });
    }
  }

  private async ended(orderId: string, end: PaymentEnd): Promise<void> {
    const { memory, notices } = this.parts;
    runInAction(() => {
      this.lastEnd = end;
      if (end.kind !== "SUCCEEDED") this.hasEnded = true;
    });
    switch (end.kind) {
      case "STOPPED":
      case "REDIRECTED":
        return;
      case "NOT_STARTED":
        notices.show("error", end.message);
        if (!end.isUncertain) memory.forget();
        return;
      case "SUCCEEDED":
        memory.forget();
        return this.report(orderId, "PLACED", "");
      default:
        memory.forget();
        notices.show("error", FAILURES[end.kind].toast);
        return this.report(orderId, "FAILED", FAILURES[end.kind].reason);
    }
  }

  /**
   * Always sends the specified reason (reading 3). Without an answer the order is watched until there is one. A platform must
   * answer only the state (reading 34).
   */
  private async report(id: string, orderState: OrderState, reason: string): Promise<void> {
    const { api, notices } = this.parts;
    const { order } = this;
    this.isReporting = true;
    try {
      const body = { orderState, reason };
      const told = await api.call(orders.setState, { params: { id }, key: createId(), body });
      if (order !== undefined) this.answered({ ...order, stateReason: reason, ...told });
    } catch (error) {
      if (error instanceof SessionEnded) return;
      if (orderState === "PLACED") notices.show("info", words.paymentWentThrough);
    } finally {
      runInAction(() => {
        this.isReporting = false;
      });
    }
  }

  private end(): void {
    runInAction(() => {
      this.hasEnded = true;
    });
  }

  private answered(order: Order): void {
    runInAction(() => {
      this.order = isUnpaid(order) ? order : undefined;
      this.hasEnded = isUnpaid(order);
    });
    if (!isUnpaid(order)) this.parts.watch.stop();
    this.onAnswer(order);
  }

  private setOrder(order: Order): void {
    runInAction(() => {
      // The same order is paid again: its last result stays on screen until there is a new one.
      if (this.order?.id !== order.id) this.hasEnded = false;
      this.order = order;
    });
    const { online, watch } = this.parts;
    watch.start(order.id, (news) => {
      if (isPaidFor(news)) online.paidElsewhere();
      if (!this.isBusy && news.orderState !== this.order?.orderState) this.answered(news);
    });
  }
}
