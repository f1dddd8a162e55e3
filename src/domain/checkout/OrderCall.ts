import { makeAutoObservable, runInAction } from "mobx";
import type { Order } from "../../contract/sale/orders";
import type { Clock } from "../../kernel/clock/Clock";
import { HttpError, NetworkError, UnknownOutcome } from "../../kernel/http/errors";
import { Disposables } from "../../kernel/lifecycle/Disposables";
import type { Placement } from "./Checkout.types";
import type { CheckoutApi } from "./CheckoutApi";

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;

export type OrderAnswer = { order: Pick<Order, "id"> } | { refusal: unknown };

/**
 * Sends one order until the platform answers. While the answer is lost, the state is "checking", never "failed": the same key
 * asks for the same order, so that sending it again can neither lose nor double it (bars 2 and 3).
 */
export class OrderCall {
  state: "idle" | "placing" | "checking" = "idle";
  /** Raised to stop the current run. */
  private run = 0;
  private wake: () => void = () => {};
  private readonly disposables = new Disposables();

  constructor(
    private readonly api: CheckoutApi,
    private readonly clock: Clock,
  ) {
    makeAutoObservable<this, "api" | "clock" | "run" | "wake" | "disposables">(this, {
      api: false,
      clock: false,
      run: false,
      wake: false,
      disposables: false,
    });
  }

  start(): void {
    if (typeof window === "undefined") return;
    const online = () => this.checkNow();
    window.addEventListener("online", online);
    this.disposables.add(() => window.removeEventListener("online", online));
  }

  dispose(): void {
    this.disposables.dispose();
    this.stop();
  }

  get isBusy(): boolean {
    return this.state !== "idle";
  }

  /** Returns `undefined` when it was stopped, or when a call is running already (a double click, Enter held down). */
  async ask(placement: Placement, isResumed = false): Promise<OrderAnswer | undefined> {
    if (this.isBusy) return undefined;
    this.state = isResumed ? "checking" : "placing";
    const run = ++this.run;
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      const answer = await this.once(placement);
      if (run !== this.run) return undefined;
      if (answer !== undefined) {
        this.become("idle");
        return answer;
      }
      this.become("checking");
      await Promise.race([this.clock.sleep(pause), this.woken()]);
      if (run !== this.run) return undefined;
    }
  }

  /** Sends at once instead of after the pause: the network is back, or the shopper pressed the button. */
  checkNow(): void {
    this.wake();
  }

  /** The screen was left. The platform may still place the order; at the next visit it is sent again with the same key. */
  stop(): void {
    this.run += 1;
    this.state = "idle";
  }

  /** Returns `undefined` when the answer was lost. */
  private async once(placement: Placement): Promise<OrderAnswer | undefined> {
    try {
      return { order: await this.api.place(placement) };
    } catch (error) {
      return isLost(error) ? undefined : { refusal: error };
    }
  }

  private woken(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }

  private become(state: "idle" | "checking"): void {
    runInAction(() => {
      this.state = state;
    });
  }
}

/** A proxy's page or an incomplete body says nothing about what the platform did; the platform's own status 500 does. */
function isLost(error: unknown): boolean {
  if (error instanceof UnknownOutcome || error instanceof NetworkError) return true;
  return error instanceof HttpError && error.status > 500 && error.code === "UNREADABLE";
}
