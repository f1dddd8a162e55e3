import type { Order } from "#contract/sale/orders.ts";
import type { Clock } from "#kernel/clock/Clock.ts";
import { HttpError, NetworkError, UnknownOutcome } from "#kernel/http/errors.ts";
import type { Placement } from "./Checkout.types";
import type { CheckoutApi } from "./CheckoutApi";
import type { CheckoutFlow } from "./CheckoutFlow";

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;

export type OrderAnswer = { order: Pick<Order, "id"> } | { refusal: unknown };

/**
 * Sends one order until the platform answers. While the answer is lost, the state is "checking" and never "failed". The
 * same key means the same order, so sending it again can neither lose nor double it (bars 2 and 3).
 */
export class OrderCall {
  #wake = () => {};
  readonly #api: CheckoutApi;
  readonly #clock: Clock;

  constructor(api: CheckoutApi, clock: Clock) {
    this.#api = api;
    this.#clock = clock;
  }

  /**
   * Returns `undefined` when the screen was left. The platform may still place the order; it is sent again when the
   * checkout is opened the next time.
   */
  async ask(placement: Placement, flow: CheckoutFlow): Promise<OrderAnswer | undefined> {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      const { state } = flow;
      const answer = await this.#once(placement);
      if (flow.state !== state) return undefined;
      if (answer !== undefined) return answer;
      flow.send("lost");
      const checking = flow.state;
      await this.#pause(pause);
      if (flow.state !== checking) return undefined;
    }
  }

  /** Sends at once instead of after the pause. */
  checkNow(): void {
    this.#wake();
  }

  /** Returns `undefined` when the answer was lost. */
  async #once(placement: Placement): Promise<OrderAnswer | undefined> {
    try {
      return { order: await this.#api.place(placement) };
    } catch (error) {
      return isLost(error) ? undefined : { refusal: error };
    }
  }

  /** Waits; ends early when the network is back, or the shopper pressed the button. */
  async #pause(ms: number): Promise<void> {
    const woken = new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
    const wake = this.#wake;
    globalThis.addEventListener?.("online", wake);
    await Promise.race([this.#clock.sleep(ms), woken]);
    globalThis.removeEventListener?.("online", wake);
  }
}

/** A proxy's page or an incomplete body tells nothing about what the platform did; the platform's own status 500 does. */
function isLost(error: unknown): boolean {
  if (error instanceof UnknownOutcome || error instanceof NetworkError) return true;
  return error instanceof HttpError && error.status > 500 && error.code === "UNREADABLE";
}
