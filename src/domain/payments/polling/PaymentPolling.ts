import type { TransactionStatus } from "#contract/sale/paymentTransactions.ts";
import type { Clock } from "#kernel/clock/Clock.ts";
import { HttpError, SessionEnded } from "#kernel/http/errors.ts";
import type { PageVisibility } from "#kernel/visibility/PageVisibility.ts";
import { isSettled, type SettledStatus } from "../isSettled";

/** Spec 9: the payment is polled every 3 s. */
const POLL_EVERY_MS = 3_000;
const LONGEST_PAUSE_MS = 15_000;

export interface Poll {
  status: () => Promise<TransactionStatus>;
  /** Milliseconds since 1970. */
  until: number;
  /** Called once for a series of failed polls (reading 11). */
  onFailure: () => void;
}

export type PollEnd = SettledStatus | "TIME_LIMIT" | "STOPPED";

/**
 * Polls the status of a payment every 3 s while the page is visible: never two calls at once, at once when the page becomes
 * visible again, less often after errors (bar 15). When the time limit is reached, it polls once more, so that a tab that
 * was suspended for longer does not miss a payment.
 */
export class PaymentPolling {
  #run: { end?: PollEnd } = {};
  #wake = () => {};
  readonly #clock: Clock;
  readonly #visibility: PageVisibility;

  constructor(clock: Clock, visibility: PageVisibility) {
    this.#clock = clock;
    this.#visibility = visibility;
  }

  async poll({ status, until, onFailure }: Poll): Promise<PollEnd> {
    this.end("STOPPED");
    const run: { end?: PollEnd } = {};
    this.#run = run;
    let pause = POLL_EVERY_MS;
    const unlisten = this.#visibility.onChange((isVisible) => isVisible && this.#wake());
    try {
      for (;;) {
        const isLast = this.#clock.now().getTime() >= until;
        const answer = await ask(status);
        if (run.end !== undefined) return run.end;
        if (answer === "GONE") return "STOPPED";
        if (answer === "UNKNOWN" && pause === POLL_EVERY_MS) onFailure();
        if (answer !== "UNKNOWN" && isSettled(answer)) return answer;
        if (isLast) return "TIME_LIMIT";
        pause = answer === "UNKNOWN" ? Math.min(pause * 2, LONGEST_PAUSE_MS) : POLL_EVERY_MS;
        await this.#pause(Math.min(pause, Math.max(until - this.#clock.now().getTime(), 0)));
        if (run.end !== undefined) return run.end;
      }
    } finally {
      unlisten();
    }
  }

  /** Polls at once instead of after the pause. */
  askNow(): void {
    this.#wake();
  }

  /** Ends the running poll with this result. */
  end(result: PollEnd): void {
    this.#run.end ??= result;
    this.#wake();
  }

  /** While the page is hidden, waits until it is visible again. */
  async #pause(ms: number): Promise<void> {
    const woken = new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
    await Promise.race([woken, this.#visibility.isVisible ? this.#clock.sleep(ms) : woken]);
    if (!this.#visibility.isVisible) await woken;
  }
}

async function ask(status: Poll["status"]): Promise<TransactionStatus | "UNKNOWN" | "GONE"> {
  try {
    return await status();
  } catch (error) {
    // The login guard handles the end of a session. A 404 is final, because somebody else's payment does not become this
    // shopper's.
    if (error instanceof SessionEnded) return "GONE";
    return error instanceof HttpError && error.status === 404 ? "GONE" : "UNKNOWN";
  }
}
