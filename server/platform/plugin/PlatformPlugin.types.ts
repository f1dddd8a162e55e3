import type { Endpoint } from "../../../src/contract/endpoint";
import type { Clock } from "../clock";
import type { Db, Executor, Transaction } from "../db/db.types";
import type { Implementation } from "../http/implementation.types";
import type { Shopper } from "../services/common/Shopper.types";

type Resources = Record<string, Record<string, Endpoint>>;

/** Puts calls on the server, behind the same guard as the platform's own: who may call stands in the endpoint. */
export type MountCalls = <A extends Resources>(contract: A, routes: { [R in keyof A]: Implementation<A[R]> }) => void;

export interface Migration {
  /** Never changed once it has run somewhere: `0000_start`. */
  name: string;
  statements: readonly string[];
}

export interface NewOrder {
  orderId: string;
  shopper: Shopper;
}

/** What a plugin keeps with an order. */
export interface OrderExtra<Extra = unknown> {
  /** In the transaction that places an order from the cart: what throws here leaves no order. */
  onPlaced(tx: Transaction, order: NewOrder): Promise<void>;
  /** By the order's id; an order with nothing is left out. Answered as `extras[plugin id]` where one order is read. */
  read(db: Executor, orderIds: readonly string[]): Promise<ReadonlyMap<string, Extra>>;
  /** For whoever packs the order. */
  packingLine?(extra: Extra): string;
}

/** What it knows of customers, who may ask for it and have it erased. */
export interface CustomerExtra {
  give(db: Executor, customerId: string): Promise<unknown>;
  erase(tx: Transaction, customerId: string): Promise<void>;
}

/** The platform's half of a plugin: data, inert, as the storefront's half. */
export interface PlatformPlugin {
  id: string;
  /** Of its own tables, in their order; each runs once. */
  migrations?: readonly Migration[];
  calls?(mount: MountCalls, deps: { db: Db; clock: Clock }): void;
  orders?: OrderExtra;
  customers?: CustomerExtra;
}
