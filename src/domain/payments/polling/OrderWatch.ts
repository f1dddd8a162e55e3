import { type Order, orders } from "#contract/sale/orders.ts";
import type { Clock } from "#kernel/clock/Clock.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import type { PageVisibility } from "#kernel/visibility/PageVisibility.ts";

const LOOK_EVERY_MS = 10_000;
/** After ten minutes the watch ends. The order is read again when the shopper opens it. */
const LOOKS = 60;

/**
 * Reads an order every ten seconds while it is unpaid: a bank may confirm late, and the order is then placed after all (bar 4).
 */
export class OrderWatch {
  private end: () => void = () => {};

  constructor(
    private readonly api: ApiClient,
    private readonly clock: Clock,
    private readonly visibility: PageVisibility,
  ) {}

  start(id: string, onNews: (order: Order) => void): void {
    this.stop();
    let looks = 0;
    let isLooking = false;
    const look = async () => {
      if (isLooking || !this.visibility.isVisible) return;
      isLooking = true;
      looks += 1;
      if (looks >= LOOKS) this.stop();
      try {
        onNews(await this.api.call(orders.get, { params: { id } }));
      } catch {
        // A failed read is ignored, because the next one follows soon.
      } finally {
        isLooking = false;
      }
    };
    this.end = this.clock.every(LOOK_EVERY_MS, () => void look());
  }

  stop(): void {
    this.end();
    this.end = () => {};
  }
}
