import { type Cart, carts } from "#contract/sale/carts.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import { toLine } from "./applyChanges";
import type { CartChange } from "./Cart.types";

/** The cart's three calls (spec 7.2); each answers the whole cart. */
export class CartApi {
  constructor(private readonly api: ApiClient) {}

  load(cartId: string): Promise<Cart> {
    return this.api.call(carts.get, { params: { id: cartId } });
  }

  send(cartId: string, { key, variantId, delta, candidate }: CartChange): Promise<Cart> {
    const params = { id: cartId };
    if (delta < 0) {
      return this.api.call(carts.removeItem, { params, key, body: { productVariantId: variantId, quantity: -delta } });
    }
    const item = { ...(candidate && toLine(candidate)), productVariantId: variantId, quantity: delta };
    return this.api.call(carts.addItem, { params, key, body: { item, quantity: delta } });
  }
}
