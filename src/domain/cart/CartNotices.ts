import type { Clock } from "#kernel/clock/Clock.ts";
import { HttpError } from "#kernel/http/errors.ts";
import type { Notices } from "#kernel/notices/Notices.ts";
import * as words from "./words.en";

const BURST_MS = 1_500;

/** The cart's four messages (spec 8), each shown once for a series of quick taps. */
export class CartNotices {
  private readonly saidAt = new Map<string, number>();

  constructor(
    private readonly notices: Notices,
    private readonly clock: Clock,
  ) {}

  /** `delta` as in CartChange. */
  settled(delta: number): void {
    const message = delta > 0 ? words.productAdded : words.productRemoved;
    if (this.isNew(message)) this.notices.show("success", message);
  }

  refused(delta: number, error: unknown): void {
    const message = delta > 0 ? words.productNotAdded : words.productNotRemoved;
    const reason = reasonOf(error);
    const said = reason === "" ? message : words.withReason(message, reason);
    if (this.isNew(said)) this.notices.show("error", said);
  }

  /** Repeats of a message within the time window are one series, however long it lasts. */
  private isNew(message: string): boolean {
    const now = this.clock.now().getTime();
    const last = this.saidAt.get(message);
    this.saidAt.set(message, now);
    return last === undefined || now - last > BURST_MS;
  }
}

/** A refusal (4xx) has a reason that the shopper can act on (stock, a product that is gone). A failure has none. */
function reasonOf(error: unknown): string {
  return error instanceof HttpError && error.status >= 400 && error.status < 500 ? error.message : "";
}
