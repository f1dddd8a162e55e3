import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Address } from "#contract/customers/addresses.ts";
import type { PaymentMethod, WholeCheckout } from "#contract/sale/checkouts.ts";
import type { Clock } from "../../../clock";
import type { Db, Transaction } from "../../../db/db.types";
import { inTransaction } from "../../../db/inTransaction";
import { checkoutLines, checkouts } from "../../../db/schema/commerce";
import { together } from "../../../db/together";
import { conflict } from "../../../errors";
import { paiseToRupees } from "../../../money";
import { refuseClosed } from "../../common/doors/refuseClosed";
import type { Intent, KeyedCalls } from "../../common/keyed/KeyedCalls";
import type { Shopper } from "../../common/Shopper.types";
import { checkAddress } from "../../customers/accounts/checkAddress";
import { lockedCart, rememberSeenPrices } from "../carts/cartLines";
import { type AssessedLine, assessLine, canBeBought, toCartItem, toLine } from "../carts/lines";
import { couponFor } from "../coupons/couponFor";
import { priceLines, type Totals } from "../pricing/priceLines";
import { toWireTotals } from "../pricing/toWireTotals";
import { words } from "../words";
import { lockedCheckout } from "./assessCheckout";
import { chargeTo, readStoreTerms } from "./checkoutRows";
import { checkLeastAmount, checkPaymentMethod } from "./paymentMethods";
import { shortOfStock } from "./refusals";

export interface NewCheckout {
  couponCode: string;
  /** The prices that the shopper's screen showed, in paise by variant. A line with another price is reported as changed. */
  seenPrices: ReadonlyMap<string, number>;
}

export interface CheckoutChoices {
  shippingAddress: Address;
  paymentMethod: PaymentMethod;
  couponCode: string;
}

/** Turns a cart into a checkout, which can then be ordered (spec 4, Checkout). */
export class Checkouts {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly keyed: KeyedCalls,
  ) {}

  /**
   * Copies the platform's own cart; the items in the body are not trusted. @throws 409 `STORE_CLOSED`, `CART_EMPTY`,
   * `INSUFFICIENT_STOCK` with the lines, a coupon's refusal
   */
  create(shopper: Shopper, request: NewCheckout, intent: Intent): Promise<WholeCheckout> {
    const begin = (tx: Transaction) =>
      together([() => lockedCart(tx, shopper), () => readStoreTerms(tx, shopper.storeId)]);
    const create = async (tx: Transaction, [cart, terms]: Awaited<ReturnType<typeof begin>>) => {
      refuseClosed(terms);
      const { shipping } = terms;
      if (cart.length === 0) throw conflict("CART_EMPTY", words.cartEmpty);
      const lines = cart.map(({ line, onSale }) => {
        const sellingPricePaise = request.seenPrices.get(line.variantId) ?? line.sellingPricePaise;
        return assessLine({ ...line, sellingPricePaise }, onSale);
      });
      if (lines.some((line) => line.insufficientStock)) throw await shortOfStock(tx, lines);
      const id = randomUUID();
      const now = this.clock.now();
      const coupon = await couponFor(tx, shopper, request.couponCode, lines, now);
      const totals = priceLines(lines, shipping, coupon.discountPaise);
      const { customerId, storeId } = shopper;
      await together([
        () =>
          tx
            .insert(checkouts)
            .values({ id, customerId, storeId, couponCode: coupon.code, createdAt: now, ...totals })
            .execute(),
        () =>
          tx
            .insert(checkoutLines)
            .values(lines.map((line, position) => ({ checkoutId: id, position, ...toLine(line) })))
            .execute(),
        () => rememberSeenPrices(tx, shopper.cartId, id),
      ]);
      return toCheckout({ id, shippingAddress: null, paymentMethod: null }, lines, totals);
    };
    return this.keyed.run(intent, create, begin);
  }

  /**
   * Stores the choices and prices everything anew. By placing the order the shopper agrees to this reply. @throws 404 for
   * another shopper's checkout, 409 `CHECKOUT_CLOSED` once it is ordered, `STORE_CLOSED`, `PAYMENT_METHOD_UNAVAILABLE`,
   * `PAYMENT_BELOW_MINIMUM`, a coupon's refusal
   */
  async update(shopper: Shopper, id: string, choices: CheckoutChoices): Promise<WholeCheckout> {
    return inTransaction(this.db, async (tx, lastly) => {
      const { checkout, terms, lines } = await lockedCheckout(tx, shopper, id);
      if (checkout.orderId) throw conflict("CHECKOUT_CLOSED", words.alreadyPlaced);
      refuseClosed(terms);
      const shippingAddress = checkAddress(choices.shippingAddress);
      checkPaymentMethod(choices.paymentMethod, terms.payment);
      const bought = lines.filter(canBeBought);
      const coupon = await couponFor(tx, shopper, choices.couponCode, bought, this.clock.now());
      const charge = await chargeTo(tx, shopper, terms, shippingAddress);
      const totals = priceLines(bought, charge, coupon.discountPaise);
      checkLeastAmount(choices.paymentMethod, totals.finalPricePaise);
      const chosen = { shippingAddress, paymentMethod: choices.paymentMethod };
      lastly(
        tx
          .update(checkouts)
          .set({ ...chosen, couponCode: coupon.code, ...totals })
          .where(eq(checkouts.id, id))
          .execute(),
      );
      if (lines.some((line) => line.isPriceChanged)) {
        await tx.delete(checkoutLines).where(eq(checkoutLines.checkoutId, id));
        await tx
          .insert(checkoutLines)
          .values(lines.map((line, position) => ({ checkoutId: id, position, ...toLine(line) })));
      }
      return toCheckout({ id, ...chosen }, lines, totals);
    });
  }
}

function toCheckout(
  head: Pick<WholeCheckout, "id" | "shippingAddress" | "paymentMethod">,
  lines: readonly AssessedLine[],
  totals: Totals,
): WholeCheckout {
  return {
    ...head,
    cartItems: lines.map(toCartItem),
    ...toWireTotals(totals),
    shippingPrice: paiseToRupees(totals.shippingPaise),
  };
}
