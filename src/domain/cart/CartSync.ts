import { makeAutoObservable, runInAction } from "mobx";
import type { Cart, CartItem } from "../../contract/sale/carts";
import type { Clock } from "../../kernel/clock/Clock";
import { SessionEnded, UnknownOutcome } from "../../kernel/http/errors";
import { createId } from "../../kernel/lifecycle/createId";
import type { CartCandidate, CartChange } from "./Cart.types";
import type { CartApi } from "./CartApi";

/** The first tap is sent at once; those after it wait until the finger rests, but never longer than the limit. */
const REST_MS = 300;
const REST_LIMIT_MS = 1_200;

export interface CartOutcomes {
  settled(change: CartChange): void;
  refused(change: CartChange, error: unknown): void;
}

/**
 * Brings the shopper's changes to the platform: one call in flight, in the order of the taps, each variant's taps summed
 * into one call. Readings of the cart stand in the same queue, so that an old answer never covers a newer one.
 */
export class CartSync {
  /** As the platform last said; null before the first answer. */
  confirmed: Cart | null = null;
  inFlight: CartChange | null = null;
  queue: CartChange[] = [];
  /** Why the cart could not be read; null once it could. */
  loadError: unknown = null;
  isReading = false;
  private readWanted = false;
  private running: Promise<void> | null = null;
  private lastTapAt = 0;
  private isFirstOfBurst = true;
  /** Counted up when another cart is opened: answers about the former one are then ignored. */
  private epoch = 0;

  constructor(
    private readonly api: CartApi,
    private readonly clock: Clock,
    private readonly outcomes: CartOutcomes,
    private cartId = "",
  ) {
    makeAutoObservable<
      this,
      "api" | "clock" | "outcomes" | "running" | "lastTapAt" | "isFirstOfBurst" | "epoch" | "readWanted"
    >(this, {
      api: false,
      clock: false,
      outcomes: false,
      running: false,
      lastTapAt: false,
      isFirstOfBurst: false,
      epoch: false,
      readWanted: false,
    });
  }

  get lines(): readonly CartItem[] {
    return this.confirmed?.data ?? [];
  }

  /** Every change that the platform has not answered, oldest first. */
  get unanswered(): readonly CartChange[] {
    return this.inFlight === null ? this.queue : [this.inFlight, ...this.queue];
  }

  /** Another shopper's cart, or with an empty id none. */
  open(cartId: string): void {
    this.epoch += 1;
    this.cartId = cartId;
    this.confirmed = null;
    this.inFlight = null;
    this.queue = [];
    this.loadError = null;
    this.isReading = false;
    this.readWanted = false;
    this.running = null;
  }

  /** Reads the cart again, after what is under way. Never rejects: `loadError` tells. */
  read(): Promise<void> {
    if (this.cartId === "") return Promise.resolve();
    this.readWanted = true;
    this.isReading = true;
    return this.run();
  }

  /** There is no cart to read from. */
  fail(error: unknown): void {
    this.loadError = error;
  }

  replace(cart: Cart): void {
    this.confirmed = cart;
    this.loadError = null;
  }

  tap(variantId: string, delta: number, candidate?: CartCandidate): void {
    const now = this.clock.now().getTime();
    this.isFirstOfBurst = this.unanswered.length === 0 && now - this.lastTapAt > REST_MS;
    this.lastTapAt = now;
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
    this.running ??= this.drain(this.epoch);
    return this.running;
  }

  private async drain(epoch: number): Promise<void> {
    // In a later task, so that the caller finds the same state whether or not a call was under way.
    await Promise.resolve();
    while (epoch === this.epoch && (this.readWanted || this.queue.length > 0)) {
      if (this.readWanted) await this.readNow(epoch);
      else await this.sendNext(epoch);
    }
    if (epoch === this.epoch) this.running = null;
  }

  private async readNow(epoch: number): Promise<void> {
    this.readWanted = false;
    const answer = await this.ask(this.api.load(this.cartId));
    if (epoch !== this.epoch) return;
    runInAction(() => {
      this.isReading = this.readWanted;
      if ("cart" in answer) this.replace(answer.cart);
      else this.loadError = answer.error;
    });
  }

  private async sendNext(epoch: number): Promise<void> {
    if (!this.isFirstOfBurst) await this.untilFingerRests();
    if (epoch !== this.epoch) return;
    const change = this.takeNext();
    if (change === undefined) return;
    const before = this.quantityOf(change.variantId);
    const answer = await this.ask(this.api.send(this.cartId, change));
    if (epoch !== this.epoch) {
      // The session ended during this change: the shopper is told, so that they can make it again.
      if ("error" in answer && answer.error instanceof SessionEnded) this.outcomes.refused(change, answer.error);
      return;
    }
    if ("cart" in answer) this.finish(answer.cart, () => this.outcomes.settled(change));
    else await this.recover(epoch, change, before, answer.error);
  }

  /** The cart itself says whether a change whose answer was lost has happened; it is never sent twice (bar 3). */
  private async recover(epoch: number, change: CartChange, before: number, error: unknown): Promise<void> {
    const answer = await this.ask(this.api.load(this.cartId));
    if (epoch !== this.epoch) return;
    const cart = "cart" in answer ? answer.cart : this.confirmed;
    this.finish(cart, () => {
      const happened = error instanceof UnknownOutcome && this.quantityOf(change.variantId) === before + change.delta;
      if (happened) this.outcomes.settled(change);
      else this.outcomes.refused(change, error);
    });
  }

  private finish(cart: Cart | null, tell: () => void): void {
    runInAction(() => {
      this.inFlight = null;
      this.confirmed = cart;
      this.isFirstOfBurst = false;
      tell();
    });
  }

  /** After a refusal less may be there than the waiting taps would take away: nothing is removed that is not there. */
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
    const begun = this.clock.now().getTime();
    for (;;) {
      const now = this.clock.now().getTime();
      const rest = Math.min(this.lastTapAt + REST_MS, begun + REST_LIMIT_MS) - now;
      if (rest <= 0) return;
      await this.clock.sleep(rest);
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
