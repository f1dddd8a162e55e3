import { action, type ObservableMap, observable } from "mobx";
import type { Product } from "#contract/catalogue/products.ts";
import type { CartCandidate } from "#domain/cart/index.ts";
import { type BuyAction, type ProductTile, TileList, TileMaker } from "#domain/catalogue/index.ts";

/** The quantities in each cart, by variant. */
const carts: ObservableMap<string, number>[] = [];

/** Before a story: the stories of one file share their tiles, and each begins with an empty cart. */
export const emptyCarts = action(() => {
  for (const quantities of carts) quantities.clear();
});

/** A cart in memory, so that the steppers of a story count. */
function countingCart() {
  const quantities = observable.map<string, number>();
  carts.push(quantities);
  const change = action((id: string, by: number) => quantities.set(id, (quantities.get(id) ?? 0) + by));
  return {
    items: [],
    quantityOf: (id: string) => quantities.get(id) ?? 0,
    add: ({ productVariantId }: CartCandidate) => change(productVariantId, 1),
    remove: (id: string) => change(id, -1),
  };
}

const UNITS: Record<string, string> = { GRAM: "g", KILOGRAM: "kg", MILLILITRE: "ml", LITRE: "L", PIECE: "pc" };

export const tileMaker = (): TileMaker =>
  new TileMaker({ unitLabel: (unit) => UNITS[unit] ?? unit }, countingCart(), { ask: () => {} });

/** A long list of `total` products. With `waits` its products are still loading; with `error` they have failed. */
export function listOf(
  found: readonly Product[],
  given: { total?: number; waits?: boolean; error?: Error } = {},
): TileList {
  const { total = found.length, waits = false, error = null } = given;
  const size = 20;
  return new TileList(
    tileMaker(),
    (page) => ({
      data: waits || error ? undefined : { products: found.slice((page - 1) * size, page * size), total },
      error,
      isFetching: waits,
      refetch: async () => {},
    }),
    { key: "list", size, from: 1 },
  );
}

export const tilesOf = (products: Product[]): ProductTile[] => tileMaker().tiles(products);

export function buyOf(product: Product): BuyAction {
  const [variant] = product.variants;
  if (variant === undefined) throw new Error("The product has no variant.");
  return tileMaker().buy(product, variant);
}
