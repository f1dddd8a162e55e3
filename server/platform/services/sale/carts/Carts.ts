import type { WholeCart } from "#contract/sale/carts.ts";
import type { Clock } from "../../../clock";
import type { Db, Transaction } from "../../../db/db.types";
import { together } from "../../../db/together";
import { badRequest, conflict, notFound } from "../../../errors";
import { refuseClosed } from "../../common/doors/refuseClosed";
import type { Intent, KeyedCalls } from "../../common/keyed/KeyedCalls";
import type { Shopper } from "../../common/Shopper.types";
import { readStoreTerms } from "../checkouts/checkoutRows";
import { priceLines } from "../pricing/priceLines";
import { toWireTotals } from "../pricing/toWireTotals";
import { words } from "../words";
import { deleteCartLine, lockedCart, type RememberedLine, readCartLines, saveCartLine } from "./cartLines";
import { checkQuantity, MAX_CART_LINES } from "./limits";
import { assessLine, canBeBought, toCartItem } from "./lines";
import { findOnSale } from "./onSale";

export interface LineRequest {
  variantId: string;
  quantity: number;
  /** The price that the shopper saw when tapping, if the client sent it. */
  seenPricePaise?: number;
}

/** The shopper's one cart (spec 2.8). Every read prices it anew from the platform's records. */
export class Carts {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly keyed: KeyedCalls,
  ) {}

  async get(shopper: Shopper, cartId: string): Promise<WholeCart> {
    checkOwner(shopper, cartId);
    return toCart(cartId, await readCartLines(this.db.orm, shopper));
  }

  /**
   * @throws 404 for what this store does not sell, 400 beyond 100 pieces of one product, 409 `INSUFFICIENT_STOCK` for
   * more than is in stock, 409 `CART_FULL` beyond 100 products, 409 `STORE_CLOSED`
   */
  async addItem(shopper: Shopper, cartId: string, request: LineRequest, intent: Intent): Promise<WholeCart> {
    checkOwner(shopper, cartId);
    checkQuantity(request.quantity);
    const begin = (tx: Transaction) =>
      together([
        () => lockedCart(tx, shopper),
        () => findOnSale(tx, shopper.storeId, request.variantId),
        () => readStoreTerms(tx, shopper.storeId),
      ]);
    const add = async (tx: Transaction, [cart, onSale, terms]: Awaited<ReturnType<typeof begin>>) => {
      refuseClosed(terms);
      const place = cart.findIndex(({ line }) => line.variantId === request.variantId);
      const known = cart[place];
      if (!known && cart.length >= MAX_CART_LINES) {
        throw conflict("CART_FULL", words.cartFull(MAX_CART_LINES));
      }
      if (!onSale) throw notFound(words.noProduct);
      const quantity = (known?.line.quantity ?? 0) + request.quantity;
      checkQuantity(quantity);
      const { availableQuantity, ...snapshot } = onSale;
      if (quantity > availableQuantity) throw conflict("INSUFFICIENT_STOCK", words.onlyLeft(availableQuantity));
      const sellingPricePaise = request.seenPricePaise ?? known?.line.sellingPricePaise ?? snapshot.sellingPricePaise;
      const line = { ...snapshot, sellingPricePaise, quantity };
      await saveCartLine(tx, cartId, line, this.clock.now());
      const changed = { line, onSale };
      return toCart(cartId, known ? cart.with(place, changed) : [...cart, changed]);
    };
    return this.keyed.run(intent, add, begin);
  }

  /** Removing what is not in the cart is no error; the cart is answered. */
  async removeItem(
    shopper: Shopper,
    cartId: string,
    { variantId, quantity }: Pick<LineRequest, "variantId" | "quantity">,
    intent: Intent,
  ): Promise<WholeCart> {
    checkOwner(shopper, cartId);
    if (!Number.isInteger(quantity) || quantity < 1) {
      throw badRequest(words.wholeQuantity, "INVALID_QUANTITY");
    }
    const remove = async (tx: Transaction, cart: RememberedLine[]) => {
      const place = cart.findIndex(({ line }) => line.variantId === variantId);
      const known = cart[place];
      if (!known) return toCart(cartId, cart);
      if (known.line.quantity <= quantity) {
        await deleteCartLine(tx, cartId, variantId);
        return toCart(cartId, cart.toSpliced(place, 1));
      }
      const line = { ...known.line, quantity: known.line.quantity - quantity };
      await saveCartLine(tx, cartId, line, this.clock.now());
      return toCart(cartId, cart.with(place, { ...known, line }));
    };
    return this.keyed.run(intent, remove, (tx) => lockedCart(tx, shopper));
  }
}

function toCart(id: string, cart: readonly RememberedLine[]): WholeCart {
  const lines = cart.map(({ line, onSale }) => assessLine(line, onSale));
  return { id, data: lines.map(toCartItem), ...toWireTotals(priceLines(lines.filter(canBeBought))) };
}

function checkOwner(shopper: Shopper, cartId: string): void {
  if (cartId !== shopper.cartId) throw notFound(words.noCart);
}
