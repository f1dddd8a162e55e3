import { makeAutoObservable, runInAction } from "mobx";
import { spokenNumber } from "#contract/sale/spokenNumber.ts";
import type { Clock } from "#kernel/clock/Clock.ts";
import type { CounterReader } from "./CounterReader";
import type { ShownOrders } from "./ShownOrders";

/** A scanner and a fast hand type the whole number within this time. The platform is asked after it. */
const TYPED_IN_MS = 250;

/**
 * Finds the order whose number a customer says: on this screen at once, and on the platform when this screen does not have
 * all orders.
 */
export class OrderFinder {
  /** The number that is looked for; empty while there is none. */
  wanted = "";
  /** How many orders the platform has with this number; undefined until it has answered for it. */
  total: number | undefined;
  readonly #reader: Pick<CounterReader, "find">;
  readonly #shown: ShownOrders;
  readonly #clock: Pick<Clock, "sleep">;
  readonly #session: () => string | null;

  constructor(
    reader: Pick<CounterReader, "find">,
    shown: ShownOrders,
    clock: Pick<Clock, "sleep">,
    session: () => string | null,
  ) {
    this.#reader = reader;
    this.#shown = shown;
    this.#clock = clock;
    this.#session = session;
    makeAutoObservable(this);
  }

  /** @param typed the number as on the receipt, its end, or the whole order number */
  async look(typed: string): Promise<void> {
    this.wanted = spokenNumber(typed.trim());
    this.total = undefined;
    const { wanted } = this;
    if (wanted === "") return;
    await this.#clock.sleep(TYPED_IN_MS);
    if (this.wanted === wanted) await this.ask();
  }

  /** Asks the platform. Until it answers, the matching orders of this screen are shown. */
  async ask(): Promise<void> {
    const { wanted } = this;
    const session = this.#session();
    if (wanted === "" || session === null) return;
    try {
      const { rows, total } = await this.#reader.find(session, wanted);
      runInAction(() => {
        if (this.wanted !== wanted || this.#session() === null) return;
        this.#shown.takeFound(rows);
        this.total = total;
      });
    } catch {
      // Ignored: the regular fetch of the orders also reports that the shop cannot be reached.
    }
  }

  forget(): void {
    this.wanted = "";
    this.total = undefined;
  }
}
