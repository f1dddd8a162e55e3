import { makeAutoObservable, runInAction, when } from "mobx";
import { lineName } from "#contract/catalogue/lineName.ts";
import type { Product, ProductVariant } from "#contract/catalogue/products.ts";
import type { Order } from "#contract/sale/orders.ts";
import type { Named } from "#kernel/container/Token.types.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { HttpError, messageOf, SessionEnded } from "#kernel/http/errors.ts";
import { Notices } from "#kernel/notices/Notices.ts";
import { ShopperAction } from "#kernel/notices/ShopperAction.ts";
import { QueryCache } from "#kernel/query/QueryCache.ts";
import { CartStore } from "../cart";
import { isHidden, toPaise } from "../catalogue";
import { cartCandidateOf } from "../catalogue/cartCandidateOf";
import { productQuery } from "../catalogue/catalogueQueries";
import { isKnownItem, type KnownItem } from "./isKnownItem";
import type { ReorderResult } from "./Reorder.types";
import * as words from "./words.en";

/** How many products are fetched at once. */
const AT_ONCE = 6;

interface Offer {
  item: KnownItem;
  product?: Product;
  variant?: ProductVariant;
}

/**
 * Puts an order's items into the cart again. Each line is filled up to the ordered quantity and never beyond it, so that a
 * second tap, another tab or a lost answer adds nothing twice. `result` says which items are gone, fewer or dearer than in
 * the order.
 */
export class Reorder {
  static readonly needs = { api: ApiClient, queries: QueryCache, cart: CartStore, notices: Notices };
  /** Null until the reorder is done, and again after the shopper has closed the result. */
  result: ReorderResult | null = null;
  readonly #filling: ShopperAction;
  readonly #needs: Named<typeof Reorder.needs>;

  constructor(needs: Named<typeof Reorder.needs>) {
    this.#needs = needs;
    this.#filling = new ShopperAction(needs.notices);
    makeAutoObservable(this);
  }

  get isRunning(): boolean {
    return this.#filling.isRunning;
  }

  close(): void {
    this.result = null;
  }

  async run({ orderItems }: Pick<Order, "orderItems">): Promise<void> {
    await this.#filling.run(
      async () => {
        this.close();
        const result = await this.fill(orderItems.filter(isKnownItem));
        runInAction(() => {
          this.result = result;
        });
      },
      (error) => messageOf(error, words.notPutIntoCart),
    );
  }

  private async fill(items: readonly KnownItem[]): Promise<ReorderResult> {
    const { cart } = this.#needs;
    const [offers] = await Promise.all([this.offersFor(items), cart.reload()]);
    if (cart.loadError !== null) throw cart.loadError;
    const owner = cart.id;
    runInAction(() => {
      for (const offer of offers) {
        const missing = availableOf(offer) - cart.quantityOf(offer.item.productVariantId);
        if (offer.product && offer.variant && missing > 0)
          cart.addQuietly(cartCandidateOf(offer.product, offer.variant), missing);
      }
    });
    await when(() => !cart.isSettling);
    if (cart.id !== owner) throw new SessionEnded();
    return resultOf(offers, (variantId) => cart.quantityOf(variantId));
  }

  private async offersFor(items: readonly KnownItem[]): Promise<Offer[]> {
    const products = new Map<string, Product | undefined>();
    const ids = [...new Set(items.map((item) => item.productId))];
    for (let next = 0; next < ids.length; next += AT_ONCE) {
      const some = ids.slice(next, next + AT_ONCE);
      await Promise.all(some.map(async (id) => products.set(id, await this.findProduct(id))));
    }
    return items.map((item) => {
      const product = products.get(item.productId);
      const variant = product?.variants.find(({ variantId }) => variantId === item.productVariantId);
      return product && !isHidden(product) && variant?.isVisible ? { item, product, variant } : { item };
    });
  }

  /** Fetches the product, because a cached one may have sold out since. Undefined when the store no longer shows it. */
  private async findProduct(id: string): Promise<Product | undefined> {
    try {
      const { api, queries } = this.#needs;
      return await queries.fetch({ ...productQuery(api, id), staleTime: 0, retries: 1 });
    } catch (error) {
      if (error instanceof HttpError && error.status === 404) return undefined;
      throw error;
    }
  }
}

const availableOf = ({ item, variant }: Offer) => Math.max(0, Math.min(item.quantity, variant?.availableQuantity ?? 0));

function resultOf(offers: readonly Offer[], inCart: (variantId: string) => number): ReorderResult {
  const result: ReorderResult = {
    total: offers.length,
    complete: 0,
    priceChanged: [],
    fewer: [],
    gone: [],
    refused: [],
  };
  for (const offer of offers) {
    const { item, variant } = offer;
    const line = { id: item.productVariantId, name: lineName(item) };
    const got = Math.min(inCart(item.productVariantId), item.quantity);
    if (availableOf(offer) === 0) result.gone.push(line);
    else if (got === 0) result.refused.push(line);
    else if (got < item.quantity) result.fewer.push({ ...line, wanted: item.quantity, got });
    else result.complete += 1;
    const [wasPaise, nowPaise] = [toPaise(item.sellingPrice), toPaise(variant?.sellingPrice ?? item.sellingPrice)];
    if (got > 0 && availableOf(offer) > 0 && wasPaise !== nowPaise)
      result.priceChanged.push({ ...line, wasPaise, nowPaise });
  }
  return result;
}
