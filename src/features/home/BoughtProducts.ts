import type { Product } from "#contract/catalogue/products.ts";
import type { OrderPage } from "#contract/sale/orders.ts";
import type { Catalogue } from "#domain/catalogue/index.ts";
import { isKnownItem, orderPageQuery } from "#domain/orders/index.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import type { ObservableQuery } from "#kernel/query/ObservableQuery.types.ts";
import type { QueryCache } from "#kernel/query/QueryCache.ts";

/** As many products as fit into one row on desktops. */
const LIMIT = 5;

/** The products of the shopper's last orders, without duplicates, the newest first. Must be read inside an observer. */
export class BoughtProducts {
  private readonly orders: ObservableQuery<OrderPage>;
  private readonly asked = new Map<string, ObservableQuery<Product>>();

  constructor(
    api: ApiClient,
    queries: QueryCache,
    session: { readonly customerId: string },
    private readonly catalogue: Pick<Catalogue, "product">,
  ) {
    this.orders = queries.observe(() => orderPageQuery(api, session.customerId, 1));
  }

  /** At most five; without products that are loading or no longer exist. */
  get products(): Product[] {
    const items = (this.orders.data?.orders ?? []).flatMap(({ orderItems }) => orderItems).filter(isKnownItem);
    const ids = [...new Set(items.map(({ productId }) => productId))].slice(0, LIMIT);
    return ids.flatMap((id) => this.productOf(id).data ?? []);
  }

  private productOf(id: string): ObservableQuery<Product> {
    const product = this.asked.get(id) ?? this.catalogue.product(id);
    this.asked.set(id, product);
    return product;
  }
}
