import type { Executor, Transaction } from "../db/db.types";
import type { NewOrder, PlatformPlugin } from "./PlatformPlugin.types";

type Extras = Record<string, unknown>;

/** The data that all plugins store with orders, each under its plugin's id. */
export class OrderExtras {
  constructor(private readonly plugins: readonly Pick<PlatformPlugin, "id" | "orders">[]) {}

  async onPlaced(tx: Transaction, order: NewOrder): Promise<void> {
    for (const { orders } of this.plugins) await orders?.onPlaced(tx, order);
  }

  /** @returns a function from an order's id to the plugins' data, undefined when there is none */
  async of(db: Executor, orderIds: readonly string[]): Promise<(orderId: string) => Extras | undefined> {
    const read: [string, ReadonlyMap<string, unknown>][] = [];
    if (orderIds.length > 0) {
      for (const { id, orders } of this.plugins) if (orders) read.push([id, await orders.read(db, orderIds)]);
    }
    return (orderId) => {
      const found = read.filter(([, kept]) => kept.has(orderId)).map(([id, kept]) => [id, kept.get(orderId)]);
      return found.length === 0 ? undefined : Object.fromEntries(found);
    };
  }

  packingLines(extras: Extras = {}): string[] {
    return this.plugins.flatMap(({ id, orders }) =>
      id in extras && orders?.packingLine ? [orders.packingLine(extras[id])] : [],
    );
  }
}
