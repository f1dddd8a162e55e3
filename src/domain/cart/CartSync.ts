import { makeAutoObservable, runInAction } from "mobx";
import type { Cart, CartItem } from "#contract/sale/carts.ts";
import type { Clock } from "#kernel/clock/Clock.ts";
import { NetworkError, SessionEnded, UnknownOutcome } from "#kernel/http/errors.ts";
import { createId } from "#kernel/lifecycle/createId.ts";
import { yieldToBrowser } from "#kernel/lifecycle/yieldToBrowser.ts";
import type { CartCandidate, CartChange } from "./Cart.types";
import type { CartApi } from "./CartApi";

/** The first tap is sent after the next paint. Later taps are sent after this pause, or when the limit is reached. */
const REST_MS = 300;
const REST_LIMIT_MS = 1_200;
/** After this time a cart that could not be read is read again, to find out whether a change was made. */
const LOOK_AGAIN_MS = 3_000;

export interface CartOutcomes {
  settled(change: CartChange): void;
  refused(change: CartChange, error: unknown): void;
}

/**
 * Keeps one shopper's cart in step with the platform. Sends changes one call at a time in the order of the taps; taps on
 * one variant become one call. Reads of the cart wait in the same queue, so that an old answer never replaces a newer one.
 */
export class CartSync {
  /** The platform's last answer; null before the first one. */
  confirmed: Cart | null = null;
  inFlight: CartChange | null = null;
  queue: CartChange[] = [];
  /** The error of the last read; null after a successful one. */
  loadError: unknown = null;
  #readWanted = false;
  #running: Promise<void> | null = null;
  #lastTapAt = 0;
  #isFirstOfBurst = true;
  #isClosed = false;
  readonly #api: CartApi;
  readonly #clock: Clock;
  readonly #outcomes: CartOutcomes;
  readonly #cartId: string;

  /** @param cartId empty while nobody is logged in; nothing is read then */
  constructor(api: CartApi, clock: Clock, outcomes: CartOutcomes, cartId: string) {
    this.#api = api;
    this.#clock = clock;
    this.#outcomes = outcomes;
    this.#cartId = cartId;
    makeAutoObservable(this);
  }

  get lines(): readonly CartItem[] {
    return this.confirmed?.data ?? [];
  }

  /** All changes that the platform has not answered, the oldest first. */
  get unanswered(): readonly CartChange[] {
    return this.inFlight === null ? this.queue : [this.inFlight, ...this.queue];
  }

  /** Another cart is being opened: answers about this one are ignored. */
  close(): void {
    this.#isClosed = true;
  }

  /** Reads the cart again, after the calls that wait already. Never rejects: see `loadError`. */
  read(): Promise<void> {
    if (this.#cartId === "") return Promise.resolve();
    this.#readWanted = true;
    return this.run();
  }

  /** Called when the cart's id could not be found. */
  fail(error: unknown): void {
    this.loadError = error;
  }

  replace(cart: Cart): void {
    this.confirmed = cart;
    this.loadError = null;
  }

  tap(variantId: string, delta: number, candidate?: CartCandidate): void {
    const now = this.#clock.now().getTime();
    this.#isFirstOfBurst = this.unanswered.length === 0 && now - this.#lastTapAt > REST_MS;
    this.#lastTapAt = now;
    const waiting = this.queue.find((queued) => queued.variantId === variantId && !queued.isWish && !queued.isQuiet);
    if (waiting === undefined) {
      this.enqueue({ key: createId(), variantId, delta, candidate });
      return;
    }
    waiting.delta += delta;
    waiting.candidate ??= candidate;
    if (waiting.delta === 0) this.queue.splice(this.queue.indexOf(waiting), 1);
  }

  enqueue(change: CartChange): void {
    this.queue.push(change);
    void this.run();
  }

  private run(): Promise<void> {
    this.#running ??= this.drain();
    return this.#running;
  }

  private async drain(): Promise<void> {
    // In a later microtask, so that the caller sees the same state whether or not a call was running.
    await Promise.resolve();
    while (!this.#isClosed && (this.#readWanted || this.queue.length > 0)) {
      if (this.#readWanted) await this.readNow();
      else await this.sendNext();
    }
    this.#running = null;
  }

  private async readNow(): Promise<void> {
    this.#readWanted = false;
    const answer = await this.ask(this.#api.load(this.#cartId));
    if (this.#isClosed) return;
    runInAction(() => {
      if ("cart" in answer) this.replace(answer.cart);
      else this.loadError = answer.error;
    });
  }

  private async sendNext(): Promise<void> {
    // The browser paints the new count before the call is prepared, because preparing takes longer than the change itself.
    if (this.#isFirstOfBurst) await yieldToBrowser();
    else await this.untilFingerRests();
    if (this.#isClosed) return;
    const change = this.takeNext();
    if (change === undefined) return;
    const before = this.quantityOf(change.variantId);
    const answer = await this.ask(this.#api.send(this.#cartId, change));
    if (this.#isClosed) {
      // The session ended during this change; the shopper is told and can repeat it.
      if ("error" in answer && answer.error instanceof SessionEnded) this.#outcomes.refused(change, answer.error);
      return;
    }
    if ("cart" in answer) this.finish(answer.cart, () => this.#outcomes.settled(change));
    else await this.recover(change, before, answer.error);
  }

  /**
   * Reads the cart to find out whether a change with a lost answer was made; the change is never sent twice (bar 3). While
   * there is no network nobody knows, and the change stays unanswered.
   */
  private async recover(change: CartChange, before: number, error: unknown): Promise<void> {
    let answer = await this.ask(this.#api.load(this.#cartId));
    const isUnknown = () =>
      error instanceof UnknownOutcome && "error" in answer && answer.error instanceof NetworkError;
    while (!this.#isClosed && isUnknown()) {
      await this.#clock.sleep(LOOK_AGAIN_MS);
      if (!this.#isClosed) answer = await this.ask(this.#api.load(this.#cartId));
    }
    if (this.#isClosed) return;
    const cart = "cart" in answer ? answer.cart : this.confirmed;
    this.finish(cart, () => {
      const happened = error instanceof UnknownOutcome && this.quantityOf(change.variantId) === before + change.delta;
      if (happened) this.#outcomes.settled(change);
      else this.#outcomes.refused(change, error);
    });
  }

  private finish(cart: Cart | null, tell: () => void): void {
    runInAction(() => {
      this.inFlight = null;
      this.confirmed = cart;
      this.#isFirstOfBurst = false;
      tell();
    });
  }

  /** A refusal may leave less in the cart than the queued taps would remove. Then only what is there is removed. */
  private takeNext(): CartChange | undefined {
    const next = this.queue.shift();
    if (next === undefined) return undefined;
    const delta = Math.max(next.delta, -this.quantityOf(next.variantId));
    if (delta === 0) return undefined;
    this.inFlight = { ...next, delta };
    return this.inFlight;
  }

  private quantityOf(variantId: string): number {
    return this.lines.find((line) => line.productVariantId === variantId)?.quantity ?? 0;
  }

  private async untilFingerRests(): Promise<void> {
    const begun = this.#clock.now().getTime();
    for (;;) {
      const now = this.#clock.now().getTime();
      const rest = Math.min(this.#lastTapAt + REST_MS, begun + REST_LIMIT_MS) - now;
      if (rest <= 0) return;
      await this.#clock.sleep(rest);
    }
  }

  private async ask(call: Promise<Cart>): Promise<{ cart: Cart } | { error: unknown }> {
    try {
      return { cart: await call };
    } catch (error) {
      return { error };
    }
  }
}
