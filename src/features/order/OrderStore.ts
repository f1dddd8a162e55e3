import { makeAutoObservable } from "mobx";
import type { Order } from "#contract/sale/orders.ts";
import { orderQuery, ordersKey } from "#domain/orders/index.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import { HttpError } from "#kernel/http/errors.ts";
import type { ObservableQuery } from "#kernel/query/ObservableQuery.types.ts";
import type { QueryCache } from "#kernel/query/QueryCache.ts";

/** The order whose id is in the address. */
export class OrderStore {
  private id = "";
  readonly query: ObservableQuery<Order>;
  readonly #api: ApiClient;
  readonly #queries: QueryCache;
  readonly #session: { readonly customerId: string };

  constructor(api: ApiClient, queries: QueryCache, session: { readonly customerId: string }) {
    this.#api = api;
    this.#queries = queries;
    this.#session = session;
    this.query = queries.observe(() => orderQuery(api, session.customerId, this.id));
    makeAutoObservable(this, { query: false });
  }

  show(id: string): void {
    this.id = id;
  }

  /** Stores the order's new state from the platform. Lists of orders are fetched again. */
  put(order: Order): void {
    const { customerId } = this.#session;
    void this.#queries.invalidate([...ordersKey(customerId), "page"]);
    this.#queries.set(orderQuery(this.#api, customerId, order.id).key, { ...this.order, ...order });
  }

  get order(): Order | undefined {
    return this.query.data;
  }

  /** Spec 2.9 and reading 13: the order does not exist, or belongs to another customer. */
  get isMissing(): boolean {
    const { error } = this.query;
    return error instanceof HttpError && (error.status === 404 || error.status === 400);
  }
}
