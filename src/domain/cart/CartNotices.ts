import type { Clock } from "../../kernel/clock/Clock";
import { HttpError } from "../../kernel/http/errors";
import type { Notices } from "../../kernel/notices/Notices";

const BURST_MS = 1_500;

/** The cart's four messages (spec 8), each said once in a burst of taps. */
export class CartNotices {
  private readonly saidAt = new Map<string, number>();

  constructor(
    private readonly notices: Notices,
    private readonly clock: Clock,
  ) {}

  /** `delta` as in CartChange. */
  settled(delta: number): void {
    const message = delta > 0 ? "Product added to cart" : "Product removed from cart";
    if (this.isNew(message)) this.notices.show("success", message);
  }

  refused(delta: number, error: unknown): void {
    const message = delta > 0 ? "Failed to add product to cart" : "Failed to remove product from cart";
    const reason = reasonOf(error);
    const words = reason === "" ? message : `${message}. ${reason}`;
    if (this.isNew(words)) this.notices.show("error", words);
  }

  /** A message that goes on being earned within the window is one burst, however long the finger taps. */
  private isNew(message: string): boolean {
    const now = this.clock.now().getTime();
    const last = this.saidAt.get(message);
    this.saidAt.set(message, now);
    return last === undefined || now - last > BURST_MS;
  }
}

/** A refusal has a reason that a shopper can act on (stock, a vanished product); a failure has none. */
function reasonOf(error: unknown): string {
  return error instanceof HttpError && error.status >= 400 && error.status < 500 ? error.message : "";
}
