import { type Order, orders } from "../../../contract/sale/orders";
import type { Clock } from "../../../kernel/clock/Clock";
import type { ApiClient } from "../../../kernel/http/ApiClient";
import type { PageVisibility } from "../../../kernel/visibility/PageVisibility";

const LOOK_EVERY_MS = 10_000;
/** After ten minutes it is looked at again when the shopper comes back to it. */
const LOOKS = 60;

/** Looks after an order whose payment ended badly: a bank may answer late, and then it is placed after all (bar 4). */
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
        // The next look may know.
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
