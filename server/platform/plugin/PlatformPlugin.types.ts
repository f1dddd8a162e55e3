import type { Endpoint } from "#contract/endpoint.ts";
import type { Clock } from "../clock";
import type { Db, Executor, Transaction } from "../db/db.types";
import type { Implementation } from "../http/implementation.types";
import type { Shopper } from "../services/common/Shopper.types";

type Resources = Record<string, Record<string, Endpoint>>;

/** Adds calls to the server behind the platform's own guard. Each endpoint says who may call it. */
export type MountCalls = <A extends Resources>(contract: A, routes: { [R in keyof A]: Implementation<A[R]> }) => void;

export interface Migration {
  /** For example `0000_start`. A migration is never changed once it has run somewhere. */
  name: string;
  statements: readonly string[];
}

export interface NewOrder {
  orderId: string;
  shopper: Shopper;
}

/** The data that a plugin stores with an order. */
export interface OrderExtra<Extra = unknown> {
  /** Runs in the transaction that places an order from the cart. If it throws, there is no order. */
  onPlaced(tx: Transaction, order: NewOrder): Promise<void>;
  /**
   * Reads by the orders' ids and leaves out orders without data. The result is answered as `extras[plugin id]` when one
   * order is read.
   */
  read(db: Executor, orderIds: readonly string[]): Promise<ReadonlyMap<string, Extra>>;
  /** A line for the person who packs the order. */
  packingLine?(extra: Extra): string;
}

/** A plugin's data about customers, who may ask for it and have it erased. */
export interface CustomerExtra {
  give(db: Executor, customerId: string): Promise<unknown>;
  erase(tx: Transaction, customerId: string): Promise<void>;
}

/** The platform's half of a plugin. Like the storefront's half it is inert data. */
export interface PlatformPlugin {
  id: string;
  /** Creates the plugin's own tables, in this order; each migration runs once. */
  migrations?: readonly Migration[];
  calls?(mount: MountCalls, deps: { db: Db; clock: Clock }): void;
  orders?: OrderExtra;
  customers?: CustomerExtra;
}
