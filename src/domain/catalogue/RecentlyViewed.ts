import type { Product } from "#contract/catalogue/products.ts";
import type { ObservableQuery } from "#kernel/query/ObservableQuery.types.ts";
import type { Catalogue } from "./Catalogue";
import type { RecentEntries } from "./RecentEntries";

/**
 * The products that were viewed in this browser and store. Only their ids are stored; the products are fetched again, with
 * today's prices.
 */
export class RecentlyViewed {
  private readonly products = new Map<string, ObservableQuery<Product>>();

  constructor(
    private readonly catalogue: Pick<Catalogue, "product">,
    private readonly recent: RecentEntries,
  ) {}

  add(id: string): void {
    this.recent.add(id);
  }

  /** At most `limit` products, the newest first, without the one on screen and those that no longer exist. */
  besides(id: string, limit: number): Product[] {
    const ids = this.recent.entries.filter((other) => other !== id).slice(0, limit);
    return ids.flatMap((other) => this.productOf(other).data ?? []);
  }

  private productOf(id: string): ObservableQuery<Product> {
    let product = this.products.get(id);
    if (product === undefined) {
      product = this.catalogue.product(id);
      this.products.set(id, product);
    }
    return product;
  }
}
