import { makeAutoObservable, reaction, runInAction } from "mobx";
import { phonePayments } from "#contract/sale/phonePayments.ts";
import type { PlaceOrder } from "#domain/checkout/index.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import { HttpError } from "#kernel/http/errors.ts";
import { Disposables } from "#kernel/lifecycle/Disposables.ts";

/** A shopper whose bank refuses again and again chooses how to go on. */
const MOST = 3;

/**
 * Starts the next payment of an order by itself after the platform's record says that the last one failed, so that the shopper
 * only scans again. Never after the shopper cancelled, after the time was over, or while money may have been taken.
 */
export class NextCode {
  /** The order that the next codes were for. */
  private orderId = "";
  private made = 0;
  /** The payment after which no other begins by itself. */
  private barredBy = "";
  private isAsking = false;
  /** The running payment is one of ours. */
  private isOurs = false;
  readonly #disposables = new Disposables();
  readonly #api: ApiClient;
  readonly #placing: PlaceOrder;

  constructor(api: ApiClient, placing: PlaceOrder) {
    this.#api = api;
    this.#placing = placing;
    makeAutoObservable(this);
  }

  start(): void {
    this.#disposables.add(
      reaction(
        () => this.#placing.payment.lastEnd,
        (end) => {
          if (end !== undefined) this.isOurs = false;
        },
      ),
    );
    this.#disposables.add(
      reaction(
        () => this.unpaidId,
        (id) => id !== undefined && void this.begin(id),
      ),
    );
  }

  dispose(): void {
    this.#disposables.dispose();
  }

  /** The code that is shown took the place of one whose payment failed. */
  get isShown(): boolean {
    return this.isOurs && this.#placing.payment.waiting !== undefined;
  }

  /** The next payment is about to begin, so nobody has to decide anything. */
  get isDue(): boolean {
    return this.isAsking || this.failedId !== undefined;
  }

  /** The failed payment that another one follows. */
  private get failedId(): string | undefined {
    const { lastEnd } = this.#placing.payment;
    if (lastEnd?.kind !== "FAILED" || lastEnd.id === this.barredBy) return undefined;
    return lastEnd.id;
  }

  /** The order of the failed payment, as soon as the platform has answered that it is unpaid. */
  private get unpaidId(): string | undefined {
    const { failedId } = this;
    const placing = this.#placing;
    return failedId === undefined || placing.isBusy ? undefined : placing.payment.unpaid?.id;
  }

  private async begin(orderId: string): Promise<void> {
    const { failedId } = this;
    if (failedId === undefined || this.isAsking) return;
    if (orderId !== this.orderId) {
      this.orderId = orderId;
      this.made = 0;
    }
    this.isAsking = true;
    const mayBegin = this.made < MOST && (await this.hasFailedForGood(failedId));
    runInAction(() => {
      this.isAsking = false;
      this.barredBy = failedId;
      if (!mayBegin || this.#placing.isBusy) return;
      this.made += 1;
      this.isOurs = true;
      void this.#placing.payment.payAgain();
    });
  }

  /** Asks whether the platform has got no money by this payment. One that does not tell has said that the payment failed. */
  private async hasFailedForGood(id: string): Promise<boolean> {
    try {
      return (await this.#api.call(phonePayments.get, { params: { id } })).state === "FAILED";
    } catch (error) {
      return error instanceof HttpError && error.status === 404;
    }
  }
}
