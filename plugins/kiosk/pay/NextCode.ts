import { makeAutoObservable, reaction, runInAction } from "mobx";
import { phonePayments } from "#contract/sale/phonePayments.ts";
import type { PlaceOrder } from "#domain/checkout/index.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import { HttpError } from "#kernel/http/errors.ts";
import { Disposables } from "#kernel/lifecycle/Disposables.ts";

/** After so many refusals the shopper chooses how to go on. */
const MOST = 3;

/**
 * Starts the next payment of an order by itself when the platform's record says that the last one failed, so that the
 * shopper only has to scan again. Never after the shopper cancelled, after the time was over, or when money may have been
 * taken.
 */
export class NextCode {
  /** The order of the latest codes. */
  private orderId = "";
  private made = 0;
  /** The payment after which no other begins by itself. */
  private barredBy = "";
  private isAsking = false;
  /** True when the running payment was started here. */
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

  /** True when the shown code replaced one whose payment failed. */
  get isShown(): boolean {
    return this.isOurs && this.#placing.payment.waiting !== undefined;
  }

  /** True when the next payment is about to begin, so the shopper need not decide anything. */
  get isDue(): boolean {
    return this.isAsking || this.failedId !== undefined;
  }

  /** The failed payment that is followed by another one. */
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

  /**
   * Asks the platform whether this payment brought no money. A platform without such an answer has said that the payment
   * failed.
   */
  private async hasFailedForGood(id: string): Promise<boolean> {
    try {
      return (await this.#api.call(phonePayments.get, { params: { id } })).state === "FAILED";
    } catch (error) {
      return error instanceof HttpError && error.status === 404;
    }
  }
}
